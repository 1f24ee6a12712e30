package org.spindle.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.spindle.random.RandomStreams;
import org.spindle.spi.sim.RandomStream;

class BatchMeansTest {

    private final BatchMeans means = new BatchMeans();

    @Test
    void saysNothingBefore32BatchesOfTwoAreComplete() {
        for (int i = 0; i < 63; i++) {
            means.record(i);
        }
        assertThat(means.confidence()).isNull();
        means.record(63);
        assertThat(means.confidence()).isNotNull();
    }

    /**
     * The values 0 to 127 in 32 batches of 4: means 4 apart, so their variance is 4^2 * 32 * 33 / 12 = 1408; the 97.5 %
     * quantile of Student's t with 31 degrees of freedom is 2.0395 (Law, table T.1).
     */
    @Test
    void ofARampWorkedByHand() {
        for (int i = 0; i < 128; i++) {
            means.record(i);
        }
        ConfidenceInterval interval = means.confidence();
        assertThat(interval.batches()).isEqualTo(32);
        assertThat(interval.halfWidth()).isCloseTo(2.0395 * Math.sqrt(1408 / 32.0), within(1e-3));
        // Sum of x(i) x(i+1) over sum of x(i)^2 with x = -15.5 ... 15.5: 2472.25 / 2728.
        assertThat(interval.lag1()).isCloseTo(2472.25 / 2728, within(1e-12));
    }

    @Test
    void keepsBetween32And63BatchesForEver() {
        for (int i = 1; i <= 100_000; i++) {
            means.record(i % 7);
            if (i >= 64) {
                assertThat(means.confidence().batches()).isBetween(32, 63);
            }
        }
    }

    /** The definition of a confidence interval: 95 % of many intervals contain the true mean. */
    @Test
    void coversTheMeanOfIndependentValuesAsOftenAsItSays() {
        RandomStream random = new RandomStreams(1, 0).stream("coverage");
        int covered = 0;
        for (int run = 0; run < 2000; run++) {
            means.clear();
            double sum = 0;
            for (int i = 0; i < 512; i++) {
                double value = 10 + random.nextGaussian();
                sum += value;
                means.record(value);
            }
            covered += Math.abs(sum / 512 - 10) <= means.confidence().halfWidth() ? 1 : 0;
        }
        // Four standard errors: sqrt(.95 * .05 / 2000).
        assertThat(covered / 2000.0).isCloseTo(0.95, within(0.0195));
    }

    /** x' = a x + noise; with a = 0.99 and batches of 4 the means are far from independent, with 10000 they are not. */
    @Test
    void lagOneShowsWhetherBatchesAreIndependent() {
        RandomStream random = new RandomStreams(1, 0).stream("lag");
        double x = 0;
        for (int i = 0; i < 200; i++) {
            x = 0.99 * x + random.nextGaussian();
            means.record(x);
        }
        assertThat(means.confidence().lag1()).isGreaterThan(0.6);
        for (int i = 0; i < 400_000; i++) {
            x = 0.99 * x + random.nextGaussian();
            means.record(x);
        }
        assertThat(means.confidence().lag1()).isCloseTo(0, within(0.4));
    }

    @Test
    void constantValuesHaveNoWidth() {
        for (int i = 0; i < 1000; i++) {
            means.record(3);
        }
        assertThat(means.confidence())
                .isEqualTo(new ConfidenceInterval(0, means.confidence().batches(), 0));
    }
}
