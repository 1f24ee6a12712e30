package org.spindle.testkit.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import java.util.function.DoubleSupplier;
import org.junit.jupiter.api.Test;

class TestRandomTest {

    private final TestRandom random = new TestRandom(42);

    /** The JDK's SplittableRandom is the same published generator. */
    @Test
    void drawsTheNumbersOfSplitMix() {
        SplittableRandom reference = new SplittableRandom(42);
        for (int i = 0; i < 100; i++) {
            assertThat(random.nextLong()).isEqualTo(reference.nextLong());
        }
    }

    @Test
    void drawsEveryValueBelowABound() {
        int[] counts = new int[7];
        for (int i = 0; i < 70_000; i++) {
            counts[(int) random.nextLong(7)]++;
        }
        for (int count : counts) {
            assertThat(count).isBetween(9_600, 10_400); // 4 standard deviations
        }
        assertThat(random.nextLong(1)).isZero();
        assertThat(random.nextLong(Long.MAX_VALUE)).isNotNegative();
        assertThatThrownBy(() -> random.nextLong(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void hasTheMeansAndVariancesOfItsDistributions() {
        assertMoments(random::nextDouble, 0.5, 1 / 12.0);
        assertMoments(random::nextExponential, 1, 1);
        assertMoments(random::nextGaussian, 0, 1);
    }

    private static void assertMoments(DoubleSupplier draws, double mean, double variance) {
        int n = 200_000;
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < n; i++) {
            double draw = draws.getAsDouble();
            sum += draw;
            squares += draw * draw;
        }
        assertThat(sum / n).isCloseTo(mean, within(0.01));
        assertThat(squares / n - (sum / n) * (sum / n)).isCloseTo(variance, within(0.03));
    }
}
