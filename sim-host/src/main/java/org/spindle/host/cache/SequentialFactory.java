package org.spindle.host.cache;

import jakarta.inject.Inject;
import org.spindle.spi.cache.PrefetchContext;
import org.spindle.spi.cache.PrefetchFactory;
import org.spindle.spi.cache.PrefetchPolicy;

/** Creates policies that fetch ahead of sequential reads. */
public final class SequentialFactory implements PrefetchFactory<SequentialConfig> {

    @Inject
    public SequentialFactory() {}

    @Override
    public PrefetchPolicy create(SequentialConfig config, PrefetchContext context) {
        return new SequentialPrefetch(context, config.after(), config.lines());
    }
}
