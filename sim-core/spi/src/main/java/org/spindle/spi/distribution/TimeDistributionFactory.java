package org.spindle.spi.distribution;

import org.spindle.spi.Factory;
import org.spindle.spi.Kind;
import org.spindle.spi.NoContext;

/**
 * Creates the distributions of times of one type. Every component that draws from a distribution has its own instance.
 */
public interface TimeDistributionFactory<C extends Record> extends Factory<C, NoContext, TimeDistribution> {

    Kind<NoContext, TimeDistribution> KIND = Kind.of(
            "time-distribution",
            TimeDistributionFactory.class,
            TimeDistribution.class,
            "Times drawn at random: of service, between arrivals, to think.");

    @Override
    TimeDistribution create(C config, NoContext context);
}
