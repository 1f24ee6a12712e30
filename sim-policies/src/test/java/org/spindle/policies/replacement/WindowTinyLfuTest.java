package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.contract.ReplacementContract;

class WindowTinyLfuTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new WindowTinyLfu(new WindowTinyLfu.Config(0.01, 0.8, 10), context);
    }

    /** Einziger et al. 2017 with ten lines, one of them the window, worked by hand: J is accessed no more often than A and goes;
     * accessed once more it takes the place of A. */
    @Test
    void comparesFrequencies() {
        KeyedCache cache = new KeyedCache(create(new KeyedCache.Context(10)), 10);
        assertThat(cache.access("ABCDEFGHIJK")).isEqualTo("..........J");
        assertThat(cache.access("JL")).isEqualTo("KA");
    }
}
