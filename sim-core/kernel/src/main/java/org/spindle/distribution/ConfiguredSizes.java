package org.spindle.distribution;

import org.spindle.spi.NoContext;
import org.spindle.spi.distribution.SizeDistribution;
import org.spindle.spi.distribution.SizeDistributionFactory;

/** Returns the config record, which is the distribution itself: those of this package have no state. */
final class ConfiguredSizes<C extends Record & SizeDistribution> implements SizeDistributionFactory<C> {

    @Override
    public SizeDistribution create(C config, NoContext context) {
        return config;
    }
}
