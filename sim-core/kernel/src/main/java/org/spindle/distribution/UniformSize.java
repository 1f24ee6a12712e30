package org.spindle.distribution;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;
import org.spindle.spi.distribution.SizeDistribution;
import org.spindle.spi.sim.RandomStream;

/** Uniformly distributed sizes or distances. */
@Doc("Uniformly distributed between two bounds, before rounding.")
public record UniformSize(
        @Doc("Lower bound.") Size min, @Doc("Upper bound.") Size max) implements SizeDistribution, Validated {

    @Override
    public double draw(RandomStream random) {
        return min.bytes() + (double) (max.bytes() - min.bytes()) * random.nextDouble();
    }

    @Override
    public void validate(Problems problems) {
        if (max.compareTo(min) < 0) {
            problems.report("max", max + " is less than min, " + min, "at least " + min);
        }
    }
}
