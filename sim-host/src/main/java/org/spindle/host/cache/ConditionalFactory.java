package org.spindle.host.cache;

import jakarta.inject.Inject;
import org.spindle.spi.cache.PrefetchContext;
import org.spindle.spi.cache.PrefetchFactory;
import org.spindle.spi.cache.PrefetchPolicy;

/** Creates policies of conditional sequential prefetch. */
public final class ConditionalFactory implements PrefetchFactory<ConditionalConfig> {

    @Inject
    public ConditionalFactory() {}

    @Override
    public PrefetchPolicy create(ConditionalConfig config, PrefetchContext context) {
        return new ConditionalPrefetch(context, config);
    }
}
