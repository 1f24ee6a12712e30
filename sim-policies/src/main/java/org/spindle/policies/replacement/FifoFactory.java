package org.spindle.policies.replacement;

import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.cache.ReplacementPolicy;

/** Creates {@code fifo} policies. */
public final class FifoFactory implements ReplacementFactory<FifoConfig> {

    @Override
    public ReplacementPolicy create(FifoConfig config, ReplacementContext context) {
        return new QueueOrder(false, false);
    }
}
