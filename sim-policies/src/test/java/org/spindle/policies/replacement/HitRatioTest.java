package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.sim.TestRandom;

/**
 * Hit ratios under independent references of fixed probabilities (King 1971, "Analysis of demand paging algorithms"; Gelenbe
 * 1973, "A unified approach to the evaluation of a class of replacement algorithms").
 */
class HitRatioTest {

    private static final double[] PROBABILITIES = {0.36, 0.24, 0.16, 0.12, 0.08, 0.04};
    private static final int LINES = 3;
    private static final int REFERENCES = 400_000;

    /** 400,000 references of variance at most 1/4; hits are correlated over a few references only. */
    private static final double TOLERANCE = 5 * Math.sqrt(0.25 / REFERENCES);

    /**
     * King 1971: the stack of LRU is i, j, k from the most recent with probability p(i) p(j) / (1 - p(i)) p(k) / (1 - p(i) -
     * p(j)).
     */
    @Test
    void lru() {
        double ratio = 0;
        for (int i = 0; i < PROBABILITIES.length; i++) {
            for (int j = 0; j < PROBABILITIES.length; j++) {
                for (int k = 0; k < PROBABILITIES.length; k++) {
                    if (i != j && j != k && i != k) {
                        double first = PROBABILITIES[i];
                        double second = PROBABILITIES[j];
                        double third = PROBABILITIES[k];
                        ratio += first * second / (1 - first) * third / (1 - first - second) * (first + second + third);
                    }
                }
            }
        }
        assertThat(simulated(new QueueOrder(true, false))).isCloseTo(ratio, within(TOLERANCE));
        assertThat(simulated(new SegmentedLru(new long[0], true))).isCloseTo(ratio, within(TOLERANCE));
    }

    /** King 1971 and Gelenbe 1973: FIFO and random hold i, j, k with probability proportional to p(i) p(j) p(k). */
    @Test
    void fifoAndRandom() {
        double weights = 0;
        double hits = 0;
        for (int i = 0; i < PROBABILITIES.length; i++) {
            for (int j = i + 1; j < PROBABILITIES.length; j++) {
                for (int k = j + 1; k < PROBABILITIES.length; k++) {
                    double weight = PROBABILITIES[i] * PROBABILITIES[j] * PROBABILITIES[k];
                    weights += weight;
                    hits += weight * (PROBABILITIES[i] + PROBABILITIES[j] + PROBABILITIES[k]);
                }
            }
        }
        assertThat(simulated(new QueueOrder(false, false))).isCloseTo(hits / weights, within(TOLERANCE));
        assertThat(simulated(new RandomChoice(new TestRandom(5)))).isCloseTo(hits / weights, within(TOLERANCE));
    }

    private static double simulated(ReplacementPolicy policy) {
        RandomStream random = new TestRandom(11);
        KeyedCache cache = new KeyedCache(policy, LINES);
        int hits = 0;
        for (int i = 0; i < REFERENCES; i++) {
            double draw = random.nextDouble();
            int block = 0;
            while (draw >= PROBABILITIES[block] && block < PROBABILITIES.length - 1) {
                draw -= PROBABILITIES[block++];
            }
            if (cache.access(block) == KeyedCache.HIT) {
                hits++;
            }
        }
        return (double) hits / REFERENCES;
    }
}
