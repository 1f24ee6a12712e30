package org.spindle.distribution;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Size;
import org.spindle.spi.distribution.SizeDistribution;
import org.spindle.spi.sim.RandomStream;

/** A constant size. */
@Doc("A constant size or distance.")
public record ConstantSize(@Doc("The size or distance.") Size size) implements SizeDistribution {

    @Override
    public double draw(RandomStream random) {
        return size.bytes();
    }
}
