package org.spindle.disk.bus;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

@Doc("A controller without memory that passes every message on.")
public record PassThroughConfig(
        @Doc("Added to each message, in either direction; data passes without delay.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time messageDelay) {}
