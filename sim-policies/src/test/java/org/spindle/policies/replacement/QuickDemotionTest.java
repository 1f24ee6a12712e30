package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.contract.ReplacementContract;

class QuickDemotionTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new TwoFifos(new TwoFifos.QuickDemotion(0.1, 0.9), context);
    }

    /** Ten lines, one of them in the queue, worked by hand: B, used once, moves to the clock when it has become the oldest. */
    @Test
    void movesUsedLinesToTheClock() {
        KeyedCache cache = new KeyedCache(create(new KeyedCache.Context(10)), 10);
        assertThat(cache.access("ABCDEFGHIJBKL")).isEqualTo("..........*AC");
    }
}
