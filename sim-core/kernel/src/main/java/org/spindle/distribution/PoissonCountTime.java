package org.spindle.distribution;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.sim.RandomStream;

/** Poisson distributed multiples of a unit. */
@Doc("A Poisson distributed number of units of time, plus a fixed time.")
public record PoissonCountTime(
        @Doc("Mean number of units.") @Range(min = "0", max = "600")
        double mean,

        @Doc("The unit.") @Range(min = "0 ms", max = "1000 d")
        Time unit,

        @Doc("Fixed part.") @Default("0 ms") @Range(min = "0 ms", max = "1000 d")
        Time base)
        implements TimeDistribution {

    @Override
    public double draw(RandomStream random) {
        return base.inNanos() + unit.inNanos() * Counts.poisson(mean, random);
    }

    @Override
    public double meanNanos() {
        return base.inNanos() + unit.inNanos() * mean;
    }

    @Override
    public double meanSquareNanos() {
        return meanNanos() * meanNanos() + unit.inNanos() * unit.inNanos() * mean;
    }
}
