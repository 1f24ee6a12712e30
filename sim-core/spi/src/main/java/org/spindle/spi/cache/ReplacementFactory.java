package org.spindle.spi.cache;

import org.spindle.spi.Factory;
import org.spindle.spi.Kind;

/** Creates the replacement policies of one type. */
public interface ReplacementFactory<C extends Record> extends Factory<C, ReplacementContext, ReplacementPolicy> {

    Kind<ReplacementContext, ReplacementPolicy> KIND = Kind.of(
            "replacement",
            ReplacementFactory.class,
            ReplacementPolicy.class,
            "Chooses which line of a cache is evicted for another.");

    /**
     * Creates a policy for one empty cache.
     *
     * @throws IllegalArgumentException if the configuration does not suit the cache; the message is shown to the user
     */
    @Override
    ReplacementPolicy create(C config, ReplacementContext context);
}
