package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.contract.ReplacementContract;
import org.spindle.testkit.sim.TestMetrics;
import org.spindle.testkit.sim.TestRandom;

class MultiQueueTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new MultiQueue(new MultiQueue.Config(8, null, 1), context);
    }

    /**
     * Zhou, Philbin and Li 2001 with three lines and a lifetime of three accesses, worked by hand; queues from their oldest, digits are
     * the accesses after which lines of the second queue sink.
     *
     * <pre>
     * access  evicted  first  second  remembered
     * ABC              A B C
     * A                B C    A6              two uses
     * D       B        C D    A6      B
     * B       C        D      A6 B8   C       two uses, with the one that is remembered
     * E       D        E A    B8      C D     A has not been used for more than three accesses
     * F       E        A F    B8      C D E
     * G       A        F G B          D E A
     * </pre>
     */
    @Test
    void followsThePaper() {
        KeyedCache cache = new KeyedCache(create(new KeyedCache.Context(3)), 3);
        assertThat(cache.access("ABCADBEFG")).isEqualTo("...*BCDEA");
    }

    /** As above with one line: of A, B and C, evicted in this order, C is remembered with room for one, and A with room for three. */
    @Test
    void remembersMoreThanTheCacheHolds() {
        assertThat(ghostsAfterFour(1)).isEqualTo(1);
        assertThat(ghostsAfterFour(3)).isEqualTo(3);
    }

    private static int ghostsAfterFour(double out) {
        KeyedCache.Context one = new KeyedCache.Context(1, 3, new TestRandom(1), new TestMetrics());
        ReplacementPolicy policy = new MultiQueue(new MultiQueue.Config(8, null, out), one);
        new KeyedCache(policy, 1).access("ABCD");
        return policy.ghosts();
    }
}
