package org.spindle.policies.replacement;

import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.cache.ReplacementPolicy;

/** Creates {@code segmented-lru} policies. */
public final class SegmentedLruFactory implements ReplacementFactory<SegmentedLruConfig> {

    @Override
    public ReplacementPolicy create(SegmentedLruConfig config, ReplacementContext context) {
        Weights weights = new Weights(context);
        long[] limits = new long[config.upper().size()];
        for (int i = 0; i < limits.length; i++) {
            limits[i] = (long) (config.upper().get(i) * weights.capacity());
        }
        return config.fillsUpper()
                ? SegmentedLru.fillingUpper(limits, weights)
                : new SegmentedLru(limits, weights.areEqual());
    }
}
