package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.sim.TestRandom;

/** Properties of the policies without a reference implementation. */
class ChoiceTest {

    @Test
    void everyEvictableLineIsEquallyLikelyToBeDrawn() {
        ReplacementPolicy random = new RandomChoice(new TestRandom(3));
        for (int line = 0; line < 8; line++) {
            Calls.insert(random, line);
        }
        int[] drawn = new int[8];
        for (int i = 0; i < 40_000; i++) {
            drawn[random.victim(line -> line != 5, ReplacementPolicy.NO_KEY, 0)]++;
        }
        for (int line = 0; line < 8; line++) {
            // 40,000 draws of probability 1/7 have a standard deviation of 70.
            assertThat((double) drawn[line]).isCloseTo(line == 5 ? 0 : 40_000 / 7.0, within(line == 5 ? 0.0 : 350.0));
        }
    }

    @Test
    void theClockKeepsUsedLinesForASecondRound() {
        ReplacementPolicy clock = new Clock();
        for (int line = 0; line < 4; line++) {
            Calls.insert(clock, line);
        }
        Calls.use(clock, 0);
        Calls.use(clock, 2);
        assertThat(Calls.evictVictim(clock)).isEqualTo(1);
        assertThat(Calls.evictVictim(clock)).isEqualTo(3);
        assertThat(Calls.evictVictim(clock)).isZero();
        assertThat(Calls.evictVictim(clock)).isEqualTo(2);
    }
}
