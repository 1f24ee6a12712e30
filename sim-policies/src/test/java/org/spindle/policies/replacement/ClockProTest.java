package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.contract.ReplacementContract;

class ClockProTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new ClockPro(new ClockPro.Config(), context);
    }

    /**
     * Jiang, Chen and Zhang 2005 with three lines, worked by hand: A is missed again in its test period and becomes
     * hot. D, used in its test period, becomes hot when the cold hand reaches it; for that the hot hand makes A cold
     * and ends the test periods of B and C.
     */
    @Test
    void followsThePaper() {
        KeyedCache cache = new KeyedCache(create(new KeyedCache.Context(3)), 3);
        assertThat(cache.access("ABCDA")).isEqualTo("...AB");
        assertThat(cache.access("EDF")).isEqualTo("C*E");
    }
}
