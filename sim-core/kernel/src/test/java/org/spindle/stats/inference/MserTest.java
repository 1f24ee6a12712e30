package org.spindle.stats.inference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.spindle.random.RandomStreams;
import org.spindle.spi.sim.RandomStream;

class MserTest {

    private final RandomStream random = new RandomStreams(11, 0).stream("mser");

    /** The definition (White 1997), written out: batches of five, the marginal standard error of what remains. */
    @RepeatedTest(20)
    void isTheDefinition(RepetitionInfo repetition) {
        RandomStream stream = new RandomStreams(repetition.getCurrentRepetition(), 0).stream("mser");
        double[] values = new double[400 + (int) stream.nextLong(300)];
        Arrays.setAll(values, i -> 5 * StrictMath.exp(-i / 60.0) + stream.nextGaussian());
        int n = values.length / 5;
        double[] means = new double[n];
        for (int i = 0; i < 5 * n; i++) {
            means[i / 5] += values[i] / 5;
        }
        int best = 0;
        for (int d = 0; n - d >= n / 8; d++) {
            best = statistic(means, d) < statistic(means, best) ? d : best;
        }
        if (best > n / 2) {
            assertThat(mser(values.length, i -> values[i]).truncation()).isEmpty();
        } else {
            assertThat(mser(values.length, i -> values[i]).truncation()).hasValue(5L * best);
        }
    }

    private static double statistic(double[] means, int d) {
        double mean = Arrays.stream(means, d, means.length).average().orElseThrow();
        double squares = Arrays.stream(means, d, means.length)
                .map(z -> (z - mean) * (z - mean))
                .sum();
        return squares / ((double) (means.length - d) * (means.length - d));
    }

    @Test
    void findsAKnownStep() {
        Mser mser = mser(5000, i -> (i < 500 ? 100 : 10) + random.nextGaussian());
        assertThat(mser.truncation().orElseThrow()).isBetween(500L, 600L);
    }

    /** The initial transient decays as exp(-i / 100): after 500 values, less than 1 % of it is left. */
    @Test
    void findsTheEndOfADecay() {
        Mser mser = mser(20_000, i -> 50 * StrictMath.exp(-i / 100.0) + 10 + random.nextGaussian());
        assertThat(mser.truncation().orElseThrow()).isBetween(250L, 1000L);
    }

    /** 300,000 values are 60,000 batches of five: neighbours were joined until a batch held 40. */
    @Test
    void findsAStepInAsLongASequenceAsOneLikes() {
        Mser mser = mser(300_000, i -> (i < 30_000 ? 100 : 10) + random.nextGaussian());
        assertThat(mser.truncation().orElseThrow() % 40).isZero();
        assertThat(mser.truncation().orElseThrow()).isBetween(30_000L, 30_400L);
    }

    @Test
    void leavesASteadySequenceWhole() {
        assertThat(mser(1000, i -> 7).truncation()).hasValue(0);
        assertThat(mser(100_000, i -> 10 + random.nextGaussian()).truncation().orElseThrow())
                .as("noise may cost a little")
                .isLessThan(20_000);
    }

    @Test
    void findsNoEndWhereThereIsNone() {
        assertThat(mser(10_000, i -> i).truncation()).isEmpty();
        assertThat(mser(10_000, i -> i < 8000 ? 100 : 10).truncation()).isEmpty();
    }

    @Test
    void saysNothingOfFewerThanAHundredValues() {
        assertThat(mser(99, i -> 7).truncation()).isEmpty();
        assertThat(mser(100, i -> 7).truncation()).hasValue(0);
    }

    private static Mser mser(int length, IntToDoubleFunction values) {
        Mser mser = new Mser();
        for (int i = 0; i < length; i++) {
            mser.record(values.applyAsDouble(i));
        }
        return mser;
    }
}
