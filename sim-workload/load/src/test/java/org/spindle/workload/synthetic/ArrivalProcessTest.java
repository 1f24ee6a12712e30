package org.spindle.workload.synthetic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.offset;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.distribution.ConstantTime;
import org.spindle.distribution.PoissonTime;
import org.spindle.spi.config.Time;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.workload.BuiltIns;

/** Arrival processes: counts in windows of time compared with their parameters. */
class ArrivalProcessTest {

    private static final double SECOND = 1e9;

    /** Returns the numbers of arrivals in windows of a length in nanoseconds. */
    private static double[] counts(OpenPattern arrivals, long seed, double window, int windows) {
        ArrivalProcess process = arrivals.process(new TestRandom(seed), BuiltIns.ALL::make);
        double[] counts = new double[windows];
        for (double at = process.nextGap(); at < window * windows; at += process.nextGap()) {
            counts[(int) (at / window)]++;
        }
        return counts;
    }

    private static double mean(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum / values.length;
    }

    private static double variance(double[] values) {
        return spread(values, mean(values));
    }

    private static double spread(double[] values, double mean) {
        double sum = 0;
        for (double value : values) {
            sum += (value - mean) * (value - mean);
        }
        return sum / values.length;
    }

    /** Returns the sums of groups of that many neighbours. */
    private static double[] together(double[] values, int neighbours) {
        double[] sums = new double[values.length / neighbours];
        for (int i = 0; i < sums.length * neighbours; i++) {
            sums[i / neighbours] += values[i];
        }
        return sums;
    }

    /**
     * Variance-time estimator: the variance of sums of m neighbours about their mean is proportional to m^(2 H). The
     * mean is given, because that of a sample follows a self-similar process and so hides some of its variance.
     */
    private static double hurst(double[] counts, double mean, int from, int to) {
        List<double[]> points = new ArrayList<>();
        for (int m = from; m <= to; m *= 2) {
            points.add(new double[] {Math.log(m), Math.log(spread(together(counts, m), m * mean))});
        }
        double meanX = points.stream().mapToDouble(p -> p[0]).average().orElseThrow();
        double meanY = points.stream().mapToDouble(p -> p[1]).average().orElseThrow();
        double xy = points.stream()
                .mapToDouble(p -> (p[0] - meanX) * (p[1] - meanY))
                .sum();
        double xx = points.stream()
                .mapToDouble(p -> (p[0] - meanX) * (p[0] - meanX))
                .sum();
        return xy / xx / 2;
    }

    /** Inversion of the transform by Talbot's method in 25 digits (mpmath 1.3), for gamma 1.8, 1.6, 1.4, 1.2 and windows of bends. */
    @ParameterizedTest
    @CsvSource({
        "1.8, 0.1, 1.0317", "1.8, 1, 1.3082", "1.8, 10, 2.7592", "1.8, 1e4, 20.2577", "1.8, 1e7, 92.3096",
        "1.6, 0.1, 1.0411", "1.6, 1, 1.4028", "1.6, 10, 3.5040", "1.6, 1e4, 66.9729", "1.6, 1e7, 1084.906",
        "1.4, 0.1, 1.0543", "1.4, 1, 1.5339", "1.4, 10, 4.6179", "1.4, 1e4, 247.0931", "1.4, 1e7, 15292.16",
        "1.2, 0.1, 1.0730", "1.2, 1, 1.7212", "1.2, 10, 6.3190", "1.2, 1e4, 899.0224", "1.2, 1e7, 198721.0"
    })
    void dispersionOfTheRenewalProcessIsExact(double gamma, double window, double expected) {
        assertThat(new FractalDispersion(gamma).at(window)).isCloseTo(expected, within(0.001 * expected));
    }

    /** B.11 with T0 by Ryu and Lowen's formula 1 + (T/T0)^(2 - gamma), the limit of the exact dispersion. */
    @Test
    void dispersionApproachesTheFormulaOfTheSource() {
        double gamma = 1.6;
        double grown = (gamma - 1) * Math.exp(gamma);
        double onset = Math.pow(
                (2 - gamma) * (3 - gamma) * (1 + grown) * (1 + grown) / (2 * gamma * gamma * grown), 1 / (2 - gamma));
        double window = 1e7;
        double law = 1 + Math.pow(window / onset, 2 - gamma);
        assertThat(new FractalDispersion(gamma).at(window)).isCloseTo(law, within(0.01 * law));
    }

    /** Mean and variance are exact, and the growth of the variance over two decades is within a few hundredths. */
    @ParameterizedTest
    @CsvSource({
        "5000, 50000, 0.6",
        "5000, 50000, 0.7",
        "5000, 50000, 0.8",
        "5000, 50000, 0.9",
        "500, 2000, 0.6",
        "500, 2000, 0.9",
        "100, 1000, 0.8",
        "200, 3000, 0.8",
        "1000, 2000, 0.7"
    })
    void superposedProcessesHaveTheConfiguredMoments(double mean, double variance, double hurst) {
        FractalRenewal renewal =
                FractalRenewal.of(new OpenPattern.SelfSimilar(mean, variance, Time.ofMillis(1000), hurst));
        assertThat(renewal.processes() * SECOND / renewal.meanGap()).isCloseTo(mean, within(1e-9 * mean));
        assertThat(renewal.dispersion(SECOND) * mean).isCloseTo(variance, within(1e-4 * variance));
        assertThat(renewal.hurst(SECOND)).isCloseTo(hurst, offset(0.03));
    }

    /** The mean of gaps drawn by B.15 is that assumed in B.12. */
    @Test
    void gapsOfTheRenewalProcessHaveTheirMean() {
        FractalRenewal renewal = new FractalRenewal(1.8, 1e6, 1);
        TestRandom random = new TestRandom(4);
        double sum = 0;
        for (int i = 0; i < 1_000_000; i++) {
            sum += renewal.gap(random);
        }
        assertThat(sum / 1_000_000).isCloseTo(renewal.meanGap(), within(0.02 * renewal.meanGap()));
    }

    /** In equilibrium from the start: as many arrivals in the first millisecond as in any other. */
    @Test
    void superposedProcessesBeginInEquilibrium() {
        FractalRenewal renewal = FractalRenewal.of(new OpenPattern.SelfSimilar(2, 4, Time.ofMillis(1), 0.7));
        double selfSimilar = 0;
        double onOff = 0;
        for (int seed = 0; seed < 4000; seed++) {
            FractalArrivals process = new FractalArrivals(renewal, new TestRandom(seed));
            for (double at = process.nextGap(); at < 1e6; at += process.nextGap()) {
                selfSimilar += 1 / 2.0 / 4000;
            }
            onOff += counts(
                            new OpenPattern.OnOff(
                                    3,
                                    1000,
                                    new Periods.Pareto(Time.ofMillis(5), 1.5),
                                    new Periods.Constant(Time.ofMillis(10))),
                            seed,
                            1e6,
                            1)[0]
                    / 4000;
        }
        assertThat(selfSimilar).isCloseTo(1, offset(0.06));
        assertThat(onOff).isCloseTo(1, offset(0.06));
    }

    /**
     * Two states with rates r and mean sojourns s: the rate is the mean of r weighted by s, and the index of dispersion of counts
     * tends to 1 + 2 (r1 - r2)^2 q1 q2 / ((q1 + q2)^2 (r1 q2 + r2 q1)) with q = 1 / s (Fischer and Meier-Hellstern 1993).
     */
    @Test
    void mmppHasItsRateAndDispersion() {
        OpenPattern.Mmpp config = new OpenPattern.Mmpp(List.of(
                new OpenPattern.State(90, Time.ofMillis(100), List.of()),
                new OpenPattern.State(10, Time.ofMillis(300), List.of())));
        double[] counts = counts(config, 3, 10 * SECOND, 20_000);
        double q1 = 10;
        double q2 = 1 / 0.3;
        double dispersion = 1 + 2 * 80.0 * 80 * q1 * q2 / ((q1 + q2) * (q1 + q2) * (90 * q2 + 10 * q1));
        assertThat(mean(counts)).isCloseTo(300, within(1.5));
        assertThat(variance(counts) / mean(counts)).isCloseTo(dispersion, within(0.05 * dispersion));
    }

    /** States in a ring, one of them skipped half the time: long-run weights 2 : 2 : 1 of visits. */
    @Test
    void mmppFollowsItsTransitions() {
        OpenPattern.Mmpp config = new OpenPattern.Mmpp(List.of(
                new OpenPattern.State(0, Time.ofMillis(10), List.of(0.0, 1.0, 0.0)),
                new OpenPattern.State(1000, Time.ofMillis(20), List.of(1.0, 0.0, 1.0)),
                new OpenPattern.State(4000, Time.ofMillis(40), List.of(1.0, 0.0, 0.0))));
        double expected = (2 * 20 * 1000 + 40 * 4000) / (2 * 10 + 2 * 20 + 40.0);
        assertThat(mean(counts(config, 5, SECOND, 20_000))).isCloseTo(expected, within(0.01 * expected));
        OpenPattern.Mmpp trap = new OpenPattern.Mmpp(List.of(
                new OpenPattern.State(1, Time.ofMillis(1), List.of(0.0, 1.0, 0.0)),
                new OpenPattern.State(1, Time.ofMillis(1), List.of(0.0, 0.0, 1.0)),
                new OpenPattern.State(1, Time.ofMillis(1), List.of(0.0, 1.0, 0.0))));
        assertThatThrownBy(() -> trap.process(new TestRandom(1), BuiltIns.ALL::make))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("arrivals.states[1].next");
    }

    /** Willinger and others 1997: Pareto periods of shape a make H = (3 - a) / 2; exponential ones H = 1/2 beyond their length. */
    @ParameterizedTest
    @CsvSource({"1.4, 0.8", "1.6, 0.7"})
    void heavyTailedPeriodsDetermineTheHurstParameter(double shape, double hurst) {
        double estimates = 0;
        double means = 0;
        for (int seed = 1; seed <= 4; seed++) {
            OpenPattern.OnOff config = new OpenPattern.OnOff(
                    50,
                    100,
                    new Periods.Pareto(Time.ofMillis(100), shape),
                    new Periods.Pareto(Time.ofMillis(300), shape));
            double[] counts = counts(config, seed, SECOND, 1 << 13);
            estimates += hurst(counts, 1250, 1, 256) / 4;
            means += mean(counts) / 4;
        }
        assertThat(estimates).isCloseTo(hurst, offset(0.07));
        assertThat(means).isCloseTo(50 * 100 / 4.0, within(60.0));
    }

    @Test
    void memorylessPeriodsAreNotSelfSimilar() {
        OpenPattern.OnOff config = new OpenPattern.OnOff(
                50, 100, new Periods.Exponential(Time.ofMillis(10)), new Periods.Exponential(Time.ofMillis(30)));
        double[] counts = counts(config, 1, SECOND, 1 << 13);
        assertThat(hurst(counts, 1250, 1, 256)).isCloseTo(0.5, offset(0.07));
        assertThat(mean(counts)).isCloseTo(1250, within(10.0));
    }

    /**
     * Batches of a random number N at rate b: a compound Poisson process with mean b E[N] and variance b E[N^2] per
     * second.
     */
    @Test
    void batchesHaveCompoundCounts() {
        OpenPattern.Batches config = new OpenPattern.Batches(
                BuiltIns.time(new PoissonTime(10)),
                new CountDistribution.Geometric(4),
                BuiltIns.time(new ConstantTime(Time.ZERO)));
        double[] counts = counts(config, 2, SECOND, 40_000);
        assertThat(mean(counts)).isCloseTo(40, within(0.5));
        assertThat(variance(counts)).isCloseTo(10 * (2 * 4 * 4 - 4), within(0.05 * 280));
    }

    /** Shares p and 1 - p of halves: the sum of squares falls by p^2 + (1-p)^2 with every level (Wang and others 2002). */
    @Test
    void cascadesHaveTheVarianceOfTheirSplits() {
        double p = 0.7;
        OpenPattern.Cascade config = new OpenPattern.Cascade(
                1_000_000,
                Time.ofMillis(1000),
                List.of(new OpenPattern.Split(2, p), new OpenPattern.Split(2, p), new OpenPattern.Split(4, 0.4)));
        double ratio = p * p + (1 - p) * (1 - p);
        for (int seed = 1; seed < 4; seed++) {
            double[] quarters = counts(config, seed, SECOND / 4, 8);
            double[] whole = together(quarters, 4);
            assertThat(whole).containsExactly(1e6, 1e6);
            double squares = 4 * (variance(quarters) + mean(quarters) * mean(quarters));
            assertThat(squares).isCloseTo(1e12 * ratio * ratio, within(1e7));
        }
        double[] takes = new OpenPattern.Split(4, 0.4).takes();
        double second = takes[1] * (1 - takes[0]);
        double third = takes[2] * (1 - takes[0] - second);
        assertThat(takes[0]).isCloseTo(0.4, offset(1e-9));
        assertThat(second / takes[0]).isCloseTo(third / second, offset(1e-9));
        assertThat(takes[3]).isEqualTo(1);
    }

    @Test
    void equalSeedsProduceEqualArrivals() {
        OpenPattern.SelfSimilar config = new OpenPattern.SelfSimilar(100, 1000, Time.ofMillis(1000), 0.8);
        assertThat(counts(config, 7, SECOND, 100)).isEqualTo(counts(config, 7, SECOND, 100));
        assertThat(counts(config, 7, SECOND, 100)).isNotEqualTo(counts(config, 8, SECOND, 100));
    }

    @Test
    void impossibleParametersAreRefused() {
        List<String> problems = new ArrayList<>();
        new OpenPattern.SelfSimilar(100, 100, Time.ofMillis(1000), 0.8)
                .validate((key, problem, remedy) -> problems.add(key));
        new OpenPattern.SelfSimilar(1e9, 2e9, Time.ofMillis(1000), 0.8)
                .validate((key, problem, remedy) -> problems.add(problem));
        new OpenPattern.Mmpp(List.of(new OpenPattern.State(0, Time.ofMillis(1), List.of(1.0))))
                .validate((key, problem, remedy) -> problems.add(key));
        new OpenPattern.SelfSimilar(5, 250, Time.ofMillis(1000), 0.6)
                .validate((key, problem, remedy) -> problems.add(problem));
        assertThat(problems).hasSize(6);
        assertThat(problems.get(1)).contains("superposition of");
        assertThat(problems.get(5)).contains("1 superposed processes come closest", "of 0.93");
    }
}
