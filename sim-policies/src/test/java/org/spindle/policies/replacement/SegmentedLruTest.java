package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.contract.ReplacementContract;
import org.spindle.testkit.oracle.PlainReplacement;

class SegmentedLruTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new SegmentedLruFactory().create(new SegmentedLruConfig(List.of(0.25, 0.25), false), context);
    }

    /** A single segment is LRU. */
    static class OneSegmentTest extends ReplacementContract {

        @Override
        protected ReplacementPolicy create(ReplacementContext context) {
            return new SegmentedLruFactory().create(new SegmentedLruConfig(List.of(), false), context);
        }

        @Override
        protected ReplacementPolicy reference() {
            return PlainReplacement.lru();
        }
    }

    static class FillingTest extends ReplacementContract {

        @Override
        protected ReplacementPolicy create(ReplacementContext context) {
            return new SegmentedLruFactory().create(new SegmentedLruConfig(List.of(0.25, 0.25), true), context);
        }
    }

    /**
     * Four lines in two segments, worked by hand; segments from their oldest. C and D fill the upper one, and therefore outlive A and
     * B, which entered first as they do; without that rule A, B, C and D are all in the lower segment.
     *
     * <pre>
     * access  evicted  lower  upper
     * ABCD             A B    C D
     * E       A        B E    C D
     * F       B        E F    C D
     * E                F C    D E    C is displaced
     * G       F        C G    D E
     * H       C        G H    D E
     * </pre>
     */
    @Test
    void fillsUpperSegmentsWithNewLines() {
        KeyedCache.Context context = new KeyedCache.Context(4);
        SegmentedLruFactory factory = new SegmentedLruFactory();
        ReplacementPolicy filling = factory.create(new SegmentedLruConfig(List.of(0.5), true), context);
        assertThat(new KeyedCache(filling, 4).access("ABCDEFEGH")).isEqualTo("....AB*FC");
        ReplacementPolicy paper = factory.create(new SegmentedLruConfig(List.of(0.5), false), context);
        assertThat(new KeyedCache(paper, 4).access("ABCDEFEGH")).isEqualTo("....AB*CD");
    }

    /**
     * Karedla, Love and Wherry 1994: hits enter the protected segment; a line displaced from it is the most recent of
     * the segment below.
     */
    @Test
    void movesLinesDisplacedFromTheUpperSegmentDown() {
        ReplacementPolicy policy = new SegmentedLru(new long[] {1}, true);
        for (int line = 0; line < 3; line++) {
            Calls.insert(policy, line);
        }
        Calls.use(policy, 0);
        assertThat(Calls.victim(policy)).isEqualTo(1);
        Calls.use(policy, 1); // 0 moves down, behind 2
        assertThat(Calls.victim(policy)).isEqualTo(2);
        Calls.evict(policy, 2);
        assertThat(Calls.victim(policy)).isZero();
    }
}
