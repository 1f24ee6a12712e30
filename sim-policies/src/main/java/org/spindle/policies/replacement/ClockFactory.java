package org.spindle.policies.replacement;

import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.cache.ReplacementPolicy;

/** Creates {@code clock} policies. */
public final class ClockFactory implements ReplacementFactory<ClockConfig> {

    @Override
    public ReplacementPolicy create(ClockConfig config, ReplacementContext context) {
        return new Clock();
    }
}
