package org.spindle.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.random.RandomStreams;
import org.spindle.spi.sim.RandomStream;

/** Checks the rule in GrowthCheck's documentation. */
class GrowthCheckTest {

    @ParameterizedTest
    @ValueSource(ints = {24, 100, 256, 512})
    void linearGrowthIsSeen(int points) {
        assertThat(grows(points, i -> 2.0 * i)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {24, 100, 256})
    void aSteadyAFallingAndASettlingQueueAreNot(int points) {
        assertThat(grows(points, i -> 50)).isFalse();
        assertThat(grows(points, i -> 500 - i)).isFalse();
        assertThat(grows(points, i -> Math.min(i, points / 3) * 3)).isFalse();
        assertThat(grows(points, i -> 100 + i * 20.0 / points))
                .as("20 % over the whole run")
                .isFalse();
        assertThat(grows(points, i -> 0.9 * i / points))
                .as("less than one request")
                .isFalse();
    }

    @Test
    void aBurstInTheLastThirdIsNotGrowth() {
        assertThat(grows(240, i -> i == 200 ? 10_000 : 10)).isFalse();
    }

    @Test
    void aQueueThatOnlyRecoversIsNotGrowing() {
        assertThat(grows(240, i -> i < 80 ? 100 : i < 160 ? 10 : 30)).isFalse();
        assertThat(grows(240, i -> i < 80 ? 5 : i < 160 ? 10 : 30)).isTrue();
    }

    @Test
    void tooFewIntervalsAreNotJudged() {
        assertThat(grows(23, i -> 1000.0 * i)).isFalse();
    }

    /** A queue at 80 % load in steady state, sampled at intervals shorter than its memory. */
    @Test
    void theFluctuationOfAStationaryQueueSeldomLooksLikeGrowth() {
        RandomStream random = new RandomStreams(1, 0).stream("queue");
        int seen = 0;
        for (int run = 0; run < 200; run++) {
            double[] lengths = new double[256];
            long queue = 4;
            for (int i = 0; i < lengths.length; i++) {
                for (int step = 0; step < 500; step++) {
                    queue += random.nextDouble() < 0.8 / 1.8 ? 1 : queue > 0 ? -1 : 0;
                    lengths[i] += queue / 500.0;
                }
            }
            seen += GrowthCheck.isGrowing(lengths) ? 1 : 0;
        }
        assertThat(seen).isLessThanOrEqualTo(2);
    }

    private static boolean grows(int points, IntToDoubleFunction length) {
        double[] lengths = new double[points];
        for (int i = 0; i < points; i++) {
            lengths[i] = length.applyAsDouble(i);
        }
        return GrowthCheck.isGrowing(lengths);
    }
}
