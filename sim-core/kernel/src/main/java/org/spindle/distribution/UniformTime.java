package org.spindle.distribution;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.sim.RandomStream;

/** Uniformly distributed times. */
@Doc("Uniformly distributed between two bounds.")
public record UniformTime(
        @Doc("Lower bound.") @Range(min = "0 ms", max = "1000 d")
        Time min,

        @Doc("Upper bound.") @Range(min = "0 ms", max = "1000 d")
        Time max)
        implements TimeDistribution, Validated {

    @Override
    public double draw(RandomStream random) {
        return min.inNanos() + (max.inNanos() - min.inNanos()) * random.nextDouble();
    }

    @Override
    public double meanNanos() {
        return (min.inNanos() + max.inNanos()) / 2;
    }

    @Override
    public double meanSquareNanos() {
        double width = max.inNanos() - min.inNanos();
        return meanNanos() * meanNanos() + width * width / 12;
    }

    @Override
    public void validate(Problems problems) {
        if (max.compareTo(min) < 0) {
            problems.report("max", max + " is less than min, " + min, "at least " + min);
        }
    }
}
