package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.contract.ReplacementContract;

class LruKTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new LruK(new LruK.Config(2, 1), context);
    }

    /**
     * O'Neil et al. 1993 with K = 2 and three lines, worked by hand: lines with one use are evicted first, by
     * recency; the first use of B and F is remembered; at the end A is evicted, whose second-last use is longest ago.
     */
    @Test
    void followsThePaper() {
        KeyedCache cache = new KeyedCache(create(new KeyedCache.Context(3)), 3);
        assertThat(cache.access("ABCADEBFG")).isEqualTo("...*BCDEF");
        assertThat(cache.access("FG")).isEqualTo("GA");
    }
}
