package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.contract.ReplacementContract;

class MultiQueueTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new MultiQueue(new MultiQueue.Config(8, null, 1), context);
    }

    /** Zhou, Philbin and Li 2001 with three lines and a lifetime of three accesses, worked by hand: A, used twice, and B,
     * whose first use is remembered, are in the second queue; A sinks at the seventh access. */
    @Test
    void followsThePaper() {
        KeyedCache cache = new KeyedCache(create(new KeyedCache.Context(3)), 3);
        assertThat(cache.access("ABCADBEFG")).isEqualTo("...*BCDEA");
    }
}
