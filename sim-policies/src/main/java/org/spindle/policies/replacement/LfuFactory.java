package org.spindle.policies.replacement;

import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.cache.ReplacementPolicy;

/** Creates {@code lfu} policies. */
public final class LfuFactory implements ReplacementFactory<LfuConfig> {

    @Override
    public ReplacementPolicy create(LfuConfig config, ReplacementContext context) {
        return new LeastFrequentlyUsed();
    }
}
