package org.spindle.distribution;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Size;
import org.spindle.spi.distribution.SizeDistribution;
import org.spindle.spi.sim.RandomStream;

/** Normally distributed sizes or distances. */
@Doc("Normally distributed; may be negative.")
public record NormalSize(
        @Doc("Mean.") Size mean, @Doc("Standard deviation.") Size deviation) implements SizeDistribution {

    @Override
    public double draw(RandomStream random) {
        return mean.bytes() + deviation.bytes() * random.nextGaussian();
    }
}
