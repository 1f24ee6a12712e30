package org.spindle.spi.distribution;

import org.spindle.spi.Factory;
import org.spindle.spi.Kind;
import org.spindle.spi.NoContext;

/**
 * Creates the distributions of sizes of one type. Every component that draws from a distribution has its own instance.
 */
public interface SizeDistributionFactory<C extends Record> extends Factory<C, NoContext, SizeDistribution> {

    Kind<NoContext, SizeDistribution> KIND = Kind.of(
            "size-distribution",
            SizeDistributionFactory.class,
            SizeDistribution.class,
            "Sizes or distances drawn at random.");

    @Override
    SizeDistribution create(C config, NoContext context);
}
