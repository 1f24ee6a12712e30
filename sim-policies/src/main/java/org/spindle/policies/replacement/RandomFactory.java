package org.spindle.policies.replacement;

import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.cache.ReplacementPolicy;

/** Creates {@code random} policies. */
public final class RandomFactory implements ReplacementFactory<RandomConfig> {

    @Override
    public ReplacementPolicy create(RandomConfig config, ReplacementContext context) {
        return new RandomChoice(context.random());
    }
}
