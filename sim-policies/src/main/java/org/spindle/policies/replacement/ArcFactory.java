package org.spindle.policies.replacement;

import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.cache.ReplacementPolicy;

/** Creates {@code arc} policies. */
public final class ArcFactory implements ReplacementFactory<ArcConfig> {

    @Override
    public ReplacementPolicy create(ArcConfig config, ReplacementContext context) {
        return new AdaptiveReplacement(context);
    }
}
