package org.spindle.distribution;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.sim.RandomStream;

/** Exponentially distributed times, the M of M/M/1. */
@Doc("Exponentially distributed times, plus a fixed time.")
public record ExponentialTime(
        @Doc("Mean of the random part.") @Range(min = "0 ms", max = "1000 d")
        Time mean,

        @Doc("Fixed part.") @Default("0 ms") @Range(min = "0 ms", max = "1000 d")
        Time base)
        implements TimeDistribution {

    /** Without a fixed part. */
    public ExponentialTime(Time mean) {
        this(mean, Time.ZERO);
    }

    @Override
    public double draw(RandomStream random) {
        return base.inNanos() + mean.inNanos() * random.nextExponential();
    }

    @Override
    public double meanNanos() {
        return base.inNanos() + mean.inNanos();
    }

    @Override
    public double meanSquareNanos() {
        return meanNanos() * meanNanos() + mean.inNanos() * mean.inNanos();
    }
}
