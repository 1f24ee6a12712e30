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
     * D, while A keeps its place.
     */
    @Test
    void followsThePaper() {
        KeyedCache cache = new KeyedCache(create(new KeyedCache.Context(3)), 3);
        assertThat(cache.access("ABCADEF")).isEqualTo("...*BCD");
    }
}
