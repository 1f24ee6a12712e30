package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.contract.ReplacementContract;

class SieveTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new Sieve(new Sieve.Config(), context);
    }

    /**
     * Algorithm 1 of Zhang et al. 2024 with three lines, worked by hand. A is used; the hand passes it and evicts B, then C, then
     * D and E, while A keeps its place. F is used, so that the hand passes it and evicts G, the newest; from there it returns to the
     * oldest, A, which was not used since it was passed.
     */
    @Test
    void followsThePaper() {
        KeyedCache cache = new KeyedCache(create(new KeyedCache.Context(3)), 3);
        assertThat(cache.access("ABCADEF")).isEqualTo("...*BCD");
        assertThat(cache.access("GFHI")).isEqualTo("E*GA");
    }
}
