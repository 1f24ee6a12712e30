package org.spindle.spi.cache;

import org.spindle.spi.Factory;
import org.spindle.spi.Kind;

/** Creates the prefetch policies of one type. */
public interface PrefetchFactory<C extends Record> extends Factory<C, PrefetchContext, PrefetchPolicy> {

    Kind<PrefetchContext, PrefetchPolicy> KIND =
            Kind.of("prefetch", PrefetchFactory.class, PrefetchPolicy.class, "Decides what a cache prefetches.");

    /**
     * Creates a policy for one empty cache.
     *
     * @throws IllegalArgumentException if the configuration does not suit the cache; the message is shown to the user
     */
    @Override
    PrefetchPolicy create(C config, PrefetchContext context);
}
