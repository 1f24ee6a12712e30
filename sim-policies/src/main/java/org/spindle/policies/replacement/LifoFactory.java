package org.spindle.policies.replacement;

import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.cache.ReplacementPolicy;

/** Creates {@code lifo} policies. */
public final class LifoFactory implements ReplacementFactory<LifoConfig> {

    @Override
    public ReplacementPolicy create(LifoConfig config, ReplacementContext context) {
        return new QueueOrder(false, true);
    }
}
