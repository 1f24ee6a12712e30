package org.spindle.policies.replacement;

import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.cache.ReplacementPolicy;

/** Creates {@code lru} policies. */
public final class LruFactory implements ReplacementFactory<LruConfig> {

    @Override
    public ReplacementPolicy create(LruConfig config, ReplacementContext context) {
        return new QueueOrder(true, false);
    }
}
