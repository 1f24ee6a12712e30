package org.spindle.distribution;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.distribution.SizeDistribution;
import org.spindle.spi.sim.RandomStream;

/** Poisson distributed multiples of a unit. */
@Doc("A Poisson distributed number of units, plus a fixed part.")
public record PoissonCountSize(
        @Doc("Mean number of units.") @Range(min = "0", max = "600")
        double mean,

        @Doc("The unit.") @Default("1 sector") Size unit,

        @Doc("Fixed part.") @Default("0 B") Size base)
        implements SizeDistribution {

    @Override
    public double draw(RandomStream random) {
        return base.bytes() + (double) unit.bytes() * Counts.poisson(mean, random);
    }
}
