package org.spindle.distribution;

import org.spindle.spi.NoContext;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.distribution.TimeDistributionFactory;

/** Returns the config record, which is the distribution itself: those of this package have no state. */
final class ConfiguredTimes<C extends Record & TimeDistribution> implements TimeDistributionFactory<C> {

    @Override
    public TimeDistribution create(C config, NoContext context) {
        return config;
    }
}
