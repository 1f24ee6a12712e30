package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.contract.ReplacementContract;
import org.spindle.testkit.sim.TestRandom;

class RandomTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new RandomFactory().create(new RandomConfig(), context);
    }

    /** The draws that a test names: each is expected with its bound. */
    private record Draws(Deque<long[]> left) implements RandomStream {

        Draws() {
            this(new ArrayDeque<>());
        }

        Draws then(long bound, long drawn) {
            left.add(new long[] {bound, drawn});
            return this;
        }

        @Override
        public long nextLong(long bound) {
            long[] next = left.remove();
            assertThat(bound).as("lines of which one is drawn").isEqualTo(next[0]);
            return next[1];
        }

        @Override
        public long nextLong() {
            return new TestRandom(1).nextLong();
        }

        @Override
        public double nextDouble() {
            return new TestRandom(1).nextDouble();
        }

        @Override
        public double nextExponential() {
            return new TestRandom(1).nextExponential();
        }

        @Override
        public double nextGaussian() {
            return new TestRandom(1).nextGaussian();
        }
    }

    /**
     * Four lines, worked by hand: the third is drawn; the last takes its place, 0 1 3, and a use changes nothing. Of these the first is
     * drawn, and may not be evicted; one draw from the two others, 3 and 1, chooses the first.
     */
    @Test
    void drawsFromTheLinesThatAreLeft() {
        Draws draws = new Draws().then(4, 2).then(3, 0).then(2, 0);
        ReplacementPolicy random = new RandomChoice(draws);
        for (int line = 0; line < 4; line++) {
            Calls.insert(random, line);
        }
        assertThat(Calls.evictVictim(random)).isEqualTo(2);
        Calls.use(random, 3);
        assertThat(random.victim(line -> line != 0, ReplacementPolicy.NO_KEY, 0))
                .isEqualTo(3);
        assertThat(draws.left()).isEmpty();
    }
}
