package org.spindle.distribution;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.sim.RandomStream;

/** Exponentially distributed times, given by their rate. */
@Doc("Exponentially distributed times, given by their rate: arrivals of a Poisson process.")
public record PoissonTime(
        @Doc("Mean number per second.") @Range(min = "1e-6", max = "1e9")
        double rate) implements TimeDistribution {

    @Override
    public double draw(RandomStream random) {
        return 1e9 / rate * random.nextExponential();
    }

    @Override
    public double meanNanos() {
        return 1e9 / rate;
    }

    @Override
    public double meanSquareNanos() {
        return 2 * meanNanos() * meanNanos();
    }
}
