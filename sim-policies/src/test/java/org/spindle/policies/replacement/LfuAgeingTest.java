package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.contract.ReplacementContract;

class LfuAgeingTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new LeastFrequentlyUsed(new LeastFrequentlyUsed.Ageing(3), context);
    }

    /** Two lines and a maximum mean of two: A never counts more than two uses, so that B, used as often and later, stays. */
    @Test
    void halvesOldUses() {
        ReplacementContext context = new KeyedCache.Context(2);
        ReplacementPolicy ageing = new LeastFrequentlyUsed(new LeastFrequentlyUsed.Ageing(2), context);
        assertThat(new KeyedCache(ageing, 2).access("AAAABBC")).isEqualTo(".***.*A");
        assertThat(new KeyedCache(new LeastFrequentlyUsed(), 2).access("AAAABBC"))
                .isEqualTo(".***.*B");
    }
}
