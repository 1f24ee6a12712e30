package org.spindle.distribution;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.distribution.SizeDistribution;
import org.spindle.spi.sim.RandomStream;

/** One of two sizes or distances. */
@Doc("One of two sizes or distances.")
public record TwoValueSize(
        @Doc("First value.") Size value,

        @Doc("Second value.") Size other,

        @Doc("Probability of the second value.") @Range(min = "0", max = "1")
        double probability)
        implements SizeDistribution {

    @Override
    public double draw(RandomStream random) {
        return (random.nextDouble() < probability ? other : value).bytes();
    }
}
