package org.spindle.stats.inference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.random.RandomStreams;
import org.spindle.spi.sim.RandomStream;
import org.spindle.stats.BatchMeans;
import org.spindle.stats.ConfidenceInterval;

class MeanEstimateTest {

    /** Hours of sleep gained by ten patients under two drugs (Student 1908). */
    private static final double[] FIRST_DRUG = {0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0};

    private static final double[] SECOND_DRUG = {1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4};

    /** Costs of two inventory policies in five replications (Law 2015, section 10.2, examples 10.3 and 10.4). */
    private static final double[] POLICY_1 = {126.97, 124.31, 126.68, 122.66, 127.23};

    private static final double[] POLICY_2 = {118.21, 120.22, 122.45, 122.68, 119.40};

    private final RandomStream random = new RandomStreams(7, 0).stream("inference");

    /** Law 2015, example 4.26: 1.34 ± 0.24 with 90 % confidence. */
    @Test
    void theIntervalOfTenObservations() {
        MeanEstimate estimate =
                MeanEstimate.of(new double[] {1.20, 1.50, 1.68, 1.89, 0.95, 1.49, 1.58, 1.55, 0.50, 1.09});
        assertThat(estimate.mean()).isCloseTo(1.343, within(1e-9));
        assertThat(estimate.halfWidth(0.10)).isCloseTo(0.24, within(5e-3));
        assertThat(estimate.degreesOfFreedom()).isEqualTo(9);
    }

    /** The published analysis of the sleep data: t = -4.0621, 9 degrees of freedom, p = 0.002833, [-2.4599, -0.7001]. */
    @Test
    void thePairedTestOfStudentsSleepData() {
        MeanEstimate difference = MeanEstimate.ofPairs(FIRST_DRUG, SECOND_DRUG);
        assertThat(difference.mean() / difference.standardError()).isCloseTo(-4.0621, within(5e-5));
        assertThat(difference.degreesOfFreedom()).isEqualTo(9);
        assertThat(difference.pValue()).isCloseTo(0.002833, within(5e-7));
        assertThat(difference.mean() - difference.halfWidth(0.05)).isCloseTo(-2.4598858, within(5e-7));
        assertThat(difference.mean() + difference.halfWidth(0.05)).isCloseTo(-0.7001142, within(5e-7));
        assertThat(difference.differsFromZero(0.01)).isTrue();
    }

    /** As if different patients had taken the drugs: t = -1.8608, 17.776 degrees of freedom, p = 0.07939. */
    @Test
    void welchsTestOfStudentsSleepData() {
        MeanEstimate difference = MeanEstimate.of(FIRST_DRUG).minus(MeanEstimate.of(SECOND_DRUG));
        assertThat(difference.mean() / difference.standardError()).isCloseTo(-1.8608, within(5e-5));
        assertThat(difference.degreesOfFreedom()).isCloseTo(17.776, within(5e-4));
        assertThat(difference.pValue()).isCloseTo(0.07939, within(5e-6));
        assertThat(difference.mean() - difference.halfWidth(0.05)).isCloseTo(-3.3654832, within(5e-6));
        assertThat(difference.differsFromZero(0.05)).isFalse();
    }

    /** By hand: differences 8.76, 4.09, 4.23, -0.02, 7.83; their mean 4.978, variance 12.19, t(4, 0.95) = 2.132. */
    @Test
    void thePairedIntervalOfTwoPolicies() {
        MeanEstimate difference = MeanEstimate.ofPairs(POLICY_1, POLICY_2);
        assertThat(difference.mean() - difference.halfWidth(0.10)).isCloseTo(1.65, within(0.01));
        assertThat(difference.mean() + difference.halfWidth(0.10)).isCloseTo(8.31, within(0.01));
    }

    /** By hand: variances 4.00 and 3.76, 7.99 degrees of freedom, t = 1.860. */
    @Test
    void welchsIntervalOfTwoPolicies() {
        MeanEstimate difference = MeanEstimate.of(POLICY_1).minus(MeanEstimate.of(POLICY_2));
        assertThat(difference.degreesOfFreedom()).isCloseTo(7.99, within(0.01));
        assertThat(difference.mean() - difference.halfWidth(0.10)).isCloseTo(2.66, within(0.01));
        assertThat(difference.mean() + difference.halfWidth(0.10)).isCloseTo(7.30, within(0.01));
    }

    @Test
    void batchMeansGiveBackTheStandardErrorOfTheirInterval() {
        BatchMeans means = new BatchMeans();
        for (int i = 0; i < 128; i++) {
            means.record(i);
        }
        ConfidenceInterval interval = means.confidence();
        MeanEstimate estimate = MeanEstimate.ofBatchMeans(63.5, interval.halfWidth(), interval.batches());
        // 32 means of variance 1408: see BatchMeansTest.
        assertThat(estimate.standardError()).isCloseTo(Math.sqrt(1408 / 32.0), within(1e-8));
        assertThat(estimate.halfWidth(0.05)).isCloseTo(interval.halfWidth(), within(1e-9));
        assertThat(estimate.degreesOfFreedom()).isEqualTo(31);
    }

    @Test
    void equalValuesAreCertain() {
        double[] equal = {0.1, 0.1, 0.1};
        MeanEstimate estimate = MeanEstimate.of(equal);
        assertThat(estimate).isEqualTo(new MeanEstimate(0.1, 0, 2));
        assertThat(estimate.halfWidth(0.05)).isZero();
        assertThat(estimate.pValue()).isZero();
        assertThat(estimate.differsFromZero(0.05)).isTrue();
        MeanEstimate none = estimate.minus(MeanEstimate.of(equal));
        assertThat(none.pValue()).isEqualTo(1);
        assertThat(none.differsFromZero(0.05)).isFalse();
    }

    @Test
    void oneObservationSaysNothingAboutItself() {
        assertThatThrownBy(() -> MeanEstimate.of(new double[] {1})).hasMessageContaining("at least two");
        assertThatThrownBy(() -> MeanEstimate.ofPairs(new double[2], new double[3]))
                .hasMessageContaining("paired");
        assertThatThrownBy(() -> MeanEstimate.of(new double[] {1, Double.NaN})).hasMessageContaining("no estimate");
    }

    /** The definition of a confidence interval, also for few observations. */
    @ParameterizedTest
    @ValueSource(ints = {2, 5, 20})
    void intervalsHoldTheMeanAsOftenAsTheySay(int n) {
        int covered = 0;
        for (int i = 0; i < 1000; i++) {
            MeanEstimate estimate = MeanEstimate.of(normal(n, 100, 15));
            covered += Math.abs(estimate.mean() - 100) <= estimate.halfWidth(0.05) ? 1 : 0;
        }
        assertThat(covered).isBetween(930, 970);
    }

    /** Unequal variances and sizes, where pooling would fail. */
    @Test
    void welchsIntervalsHoldTheDifferenceAsOftenAsTheySay() {
        int covered = 0;
        for (int i = 0; i < 1000; i++) {
            MeanEstimate difference = MeanEstimate.of(normal(5, 12, 10)).minus(MeanEstimate.of(normal(20, 10, 1)));
            covered += Math.abs(difference.mean() - 2) <= difference.halfWidth(0.05) ? 1 : 0;
        }
        assertThat(covered).isBetween(930, 970);
    }

    @Test
    void thePairedTestSeldomFindsWhatIsNotThere() {
        int found = 0;
        for (int i = 0; i < 1000; i++) {
            double[] common = normal(10, 0, 20);
            found += MeanEstimate.ofPairs(plus(common, normal(10, 50, 1)), plus(common, normal(10, 50, 1)))
                            .differsFromZero(0.05)
                    ? 1
                    : 0;
        }
        assertThat(found).isBetween(30, 70);
    }

    /** Common random numbers (Law 2015, section 11.2): pairing finds a difference that unpaired runs do not show. */
    @Test
    void thePairedTestFindsMoreThanWelchsUnderCommonRandomNumbers() {
        int paired = 0;
        int welch = 0;
        for (int i = 0; i < 300; i++) {
            double[] common = normal(10, 0, 20);
            double[] first = plus(common, normal(10, 52, 1));
            double[] second = plus(common, normal(10, 50, 1));
            paired += MeanEstimate.ofPairs(first, second).differsFromZero(0.05) ? 1 : 0;
            welch += MeanEstimate.of(first).minus(MeanEstimate.of(second)).differsFromZero(0.05) ? 1 : 0;
        }
        assertThat(paired).isGreaterThan(280);
        assertThat(welch).isLessThan(10);
    }

    private double[] normal(int n, double mean, double deviation) {
        double[] sample = new double[n];
        Arrays.setAll(sample, i -> mean + deviation * random.nextGaussian());
        return sample;
    }

    private static double[] plus(double[] a, double[] b) {
        double[] sum = new double[a.length];
        Arrays.setAll(sum, i -> a[i] + b[i]);
        return sum;
    }
}
