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
        return new SegmentedLruFactory().create(new SegmentedLruConfig(List.of(0.25, 0.25)), context);
    }

    /** A single segment is LRU. */
    static class OneSegmentTest extends ReplacementContract {

        @Override
        protected ReplacementPolicy create(ReplacementContext context) {
            return new SegmentedLruFactory().create(new SegmentedLruConfig(List.of()), context);
        }

        @Override
        protected ReplacementPolicy reference() {
            return PlainReplacement.lru();
        }
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
