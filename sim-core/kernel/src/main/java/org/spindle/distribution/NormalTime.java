package org.spindle.distribution;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.sim.RandomStream;

/** Normally distributed times, truncated below 0. */
@Doc("Normally distributed times; a negative one is drawn again.")
public record NormalTime(
        @Doc("Mean before negative times are drawn again.") @Range(min = "0 ms", max = "1000 d")
        Time mean,

        @Doc("Standard deviation before negative times are drawn again.") @Range(min = "0 ms", max = "1000 d")
        Time deviation)
        implements TimeDistribution {

    private static final int STEPS = 4096;

    @Override
    public double draw(RandomStream random) {
        double drawn;
        do {
            drawn = mean.inNanos() + deviation.inNanos() * random.nextGaussian();
        } while (drawn < 0);
        return drawn;
    }

    @Override
    public double meanNanos() {
        return moment(1);
    }

    @Override
    public double meanSquareNanos() {
        return moment(2);
    }

    /** By Simpson's rule over eight standard deviations about the mean, as far as they are not negative. */
    private double moment(int power) {
        double sigma = deviation.inNanos();
        if (sigma == 0) {
            return power == 1 ? mean.inNanos() : mean.inNanos() * mean.inNanos();
        }
        double from = Math.max(0, mean.inNanos() - 8 * sigma);
        double step = (mean.inNanos() + 8 * sigma - from) / STEPS;
        double weighted = 0;
        double weights = 0;
        for (int i = 0; i <= STEPS; i++) {
            double x = from + i * step;
            double z = (x - mean.inNanos()) / sigma;
            double weight = (i == 0 || i == STEPS ? 1 : 2 + 2 * (i % 2)) * StrictMath.exp(-z * z / 2);
            weighted += weight * (power == 1 ? x : x * x);
            weights += weight;
        }
        return weighted / weights;
    }
}
