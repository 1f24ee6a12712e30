package org.spindle.distribution;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Size;
import org.spindle.spi.distribution.SizeDistribution;
import org.spindle.spi.sim.RandomStream;

/** Exponentially distributed sizes or distances. */
@Doc("Exponentially distributed, plus a fixed part.")
public record ExponentialSize(
        @Doc("Mean of the random part.") Size mean,

        @Doc("Fixed part.") @Default("0 B") Size base) implements SizeDistribution {

    @Override
    public double draw(RandomStream random) {
        return base.bytes() + mean.bytes() * random.nextExponential();
    }
}
