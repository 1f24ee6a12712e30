package org.spindle.policies.replacement;

import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.cache.ReplacementPolicy;

/** Creates {@code mru} policies. */
public final class MruFactory implements ReplacementFactory<MruConfig> {

    @Override
    public ReplacementPolicy create(MruConfig config, ReplacementContext context) {
        return new QueueOrder(true, true);
    }
}
