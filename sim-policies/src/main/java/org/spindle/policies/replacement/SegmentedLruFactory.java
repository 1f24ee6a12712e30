package org.spindle.policies.replacement;

import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.cache.ReplacementPolicy;

/** Makes {@code segmented-lru} policies. */
public final class SegmentedLruFactory implements ReplacementFactory<SegmentedLruConfig> {

    @Override
    public ReplacementPolicy create(SegmentedLruConfig config, ReplacementContext context) {
        int[] limits = new int[config.upper().size()];
        for (int i = 0; i < limits.length; i++) {
            limits[i] = (int) (config.upper().get(i) * context.lines());
        }
        return new SegmentedLru(limits);
    }
}
