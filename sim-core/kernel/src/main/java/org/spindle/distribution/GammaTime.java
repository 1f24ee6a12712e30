package org.spindle.distribution;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.sim.RandomStream;

/** Gamma distributed times of any mean and variation. */
@Doc(
        "Gamma distributed times: Erlang for an scv of 1/2, 1/3, ..., exponential for 1, more variable than exponential above 1.")
public record GammaTime(
        @Doc("Mean.") @Range(min = "0 ms", max = "1000 d") Time mean,

        @Doc("Squared coefficient of variation: variance over squared mean.") @Range(min = "0.0001", max = "1000")
        double scv)
        implements TimeDistribution {

    /** Marsaglia and Tsang 2000; shapes below 1 by the power of a uniform number (section 6). */
    @Override
    public double draw(RandomStream random) {
        double shape = 1 / scv;
        double boost = 1;
        if (shape < 1) {
            boost = StrictMath.pow(1 - random.nextDouble(), 1 / shape);
            shape += 1;
        }
        double d = shape - 1.0 / 3;
        double c = 1 / Math.sqrt(9 * d);
        while (true) {
            double x = random.nextGaussian();
            double v = 1 + c * x;
            v = v * v * v;
            if (v > 0 && StrictMath.log(1 - random.nextDouble()) < 0.5 * x * x + d - d * v + d * StrictMath.log(v)) {
                return mean.inNanos() * scv * d * v * boost;
            }
        }
    }

    @Override
    public double meanNanos() {
        return mean.inNanos();
    }

    @Override
    public double meanSquareNanos() {
        return (1 + scv) * mean.inNanos() * mean.inNanos();
    }
}
