package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.contract.ReplacementContract;

class ClockTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new ClockFactory().create(new ClockConfig(), context);
    }

    /**
     * Corbató 1968 with three lines, worked by hand; lines from the hand, ' marks those that were used. A was used after B, but a bit
     * does not tell this: LRU would evict B for E, FIFO A for D.
     *
     * <pre>
     * access  evicted  lines
     * ABC              A B C
     * BA               A' B' C
     * D       C        A B D    the hand passes A and B
     * E       A        B D E
     * B                B' D E
     * F       D        E B F    the hand passes B
     * G       E        B F G
     * H       B        F G H    a second chance is not a third
     * </pre>
     */
    @Test
    void passesUsedLinesOnce() {
        KeyedCache cache = new KeyedCache(create(new KeyedCache.Context(3)), 3);
        assertThat(cache.access("ABCBADEBFGH")).isEqualTo("...**CA*DEB");
    }
}
