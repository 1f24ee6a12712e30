package org.spindle.stats.inference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.random.RandomStreams;
import org.spindle.spi.sim.RandomStream;

class BatchIndependenceTest {

    private final RandomStream random = new RandomStreams(3, 0).stream("batches");

    /**
     * By hand for 1, 2, 3, 4: lag-1
     * correlation (1.5 * 0.5 - 0.5 * 0.5 + 0.5 * 1.5) / 5 = 0.25 with mean -1/4 and variance (256 - 256 + 48 + 16 - 4) / 720 = 1/12,
     * z = 1.732, tail 0.0416.
     */
    @Test
    void ofARampWorkedByHand() {
        assertThat(BatchIndependence.lag1(0.25, 4)).isCloseTo(0.0416, within(5e-5));
    }

    /** A test at level 0.05 rejects independent means one time in twenty. */
    @ParameterizedTest
    @ValueSource(ints = {10, 32, 63})
    void rejectsIndependentMeansAsSeldomAsItSays(int batches) {
        int lag1 = 0;
        for (int i = 0; i < 4000; i++) {
            double[] means = autoregressive(batches, 0);
            lag1 += BatchIndependence.lag1(correlation(means), batches) < 0.05 ? 1 : 0;
        }
        assertThat(lag1).isBetween(140, 260);
    }

    @Test
    void rejectsCorrelatedMeans() {
        int lag1 = 0;
        for (int i = 0; i < 200; i++) {
            double[] means = autoregressive(48, 0.7);
            lag1 += BatchIndependence.lag1(correlation(means), 48) < 0.05 ? 1 : 0;
        }
        assertThat(lag1).isGreaterThan(190);
    }

    /** Means that alternate are accepted: they make an interval too wide, which is safe. */
    @Test
    void acceptsAlternatingMeans() {
        assertThat(BatchIndependence.lag1(correlation(new double[] {1, 2, 1, 2, 1, 2, 1, 2}), 8))
                .isGreaterThan(0.9);
    }

    @Test
    void twoBatchesAreTooFew() {
        assertThatThrownBy(() -> BatchIndependence.lag1(0, 2)).hasMessageContaining("three batches");
    }

    private double[] autoregressive(int n, double coefficient) {
        double[] values = new double[n];
        values[0] = random.nextGaussian();
        for (int i = 1; i < n; i++) {
            values[i] = coefficient * values[i - 1] + Math.sqrt(1 - coefficient * coefficient) * random.nextGaussian();
        }
        return values;
    }

    private static double correlation(double[] values) {
        double mean = 0;
        for (double value : values) {
            mean += value / values.length;
        }
        double products = 0;
        double squares = 0;
        for (int i = 0; i < values.length; i++) {
            squares += (values[i] - mean) * (values[i] - mean);
            products += i == 0 ? 0 : (values[i] - mean) * (values[i - 1] - mean);
        }
        return products / squares;
    }
}
