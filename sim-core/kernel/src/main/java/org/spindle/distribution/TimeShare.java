package org.spindle.distribution;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

@Doc("A time and how often it occurs.")
public record TimeShare(
        @Doc("How often, relative to the other shares.") @Range(min = "0", max = "1e9")
        double share,

        @Doc("The time.") @Range(min = "0 ms", max = "1000 d")
        Time time) {}
