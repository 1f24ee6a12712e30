package org.spindle.disk.bus;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

@Doc("A controller without memory that forwards every message.")
public record PassThroughConfig(
        @Doc("Added to each message, in either direction; data passes without delay.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time messageDelay,

        @Doc("Deviations of DiskSim to be reproduced; none by default.") @Default("[]")
        List<ControllerCompat> compat) {}
