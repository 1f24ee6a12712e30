package org.spindle.distribution;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.sim.RandomStream;

/** A constant time, the D of M/D/1. */
@Doc("A constant time.")
public record ConstantTime(
        @Doc("The time.") @Range(min = "0 ms", max = "1000 d")
        Time time) implements TimeDistribution {

    @Override
    public double draw(RandomStream random) {
        return time.inNanos();
    }

    @Override
    public double meanNanos() {
        return time.inNanos();
    }

    @Override
    public double meanSquareNanos() {
        return time.inNanos() * time.inNanos();
    }
}
