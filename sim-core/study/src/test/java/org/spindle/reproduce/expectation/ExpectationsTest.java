package org.spindle.reproduce.expectation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.spindle.result.Metric;
import org.spindle.sweep.RunRow;

/** Every kind of expectation holds on one hand-made series and fails on a similar one. */
class ExpectationsTest {

    private static final String MEAN = "system/all/response-time/mean";

    private final java.util.ArrayList<RunRow> rows = new java.util.ArrayList<>();

    /** One run whose mean response time is the given number of milliseconds, with an interval of 1 ms to either side. */
    private ExpectationsTest run(Map<String, String> axes, double response, String... notes) {
        Metric.Distribution times = new Metric.Distribution(
                100,
                response,
                1,
                1,
                0,
                9,
                new Metric.Percentiles(1, 2, 3, 4, 5),
                new Metric.Confidence(1, 32, 0),
                List.of(new Metric.Bucket(0, 25), new Metric.Bucket(9, 75)));
        rows.add(new RunRow(
                "r" + rows.size(),
                0,
                0,
                axes,
                null,
                List.of(notes),
                List.of(
                        new Metric("system", "all", "response-time", "ms", "", times),
                        new Metric("system", "all", "throughput", "requests/s", "", new Metric.Level(50, 50)),
                        new Metric("disk", "all", "hits", "requests", "", new Metric.Count(7)))));
        return this;
    }

    private Judgement judge(Expectation expectation) {
        return expectation.judge(new Observations(rows));
    }

    private boolean holds(Expectation expectation) {
        Judgement judgement = judge(expectation);
        assertThat(judgement.reason().isEmpty()).isEqualTo(judgement.holds());
        assertThat(judgement.expected()).isNotBlank();
        assertThat(judgement.got()).isNotBlank();
        return judgement.holds();
    }

    private static Map<String, String> at(String axis, Object value) {
        return Map.of(axis, String.valueOf(value));
    }

    @Test
    void aValueHoldsUpToItsTolerance() {
        run(Map.of(), 10);
        assertThat(holds(new ValueExpectation("t", MEAN, Map.of(), 10.5, 0.5, null)))
                .isTrue();
        assertThat(holds(new ValueExpectation("t", MEAN, Map.of(), 10.51, 0.5, null)))
                .isFalse();
        assertThat(holds(new ValueExpectation("t", MEAN, Map.of(), 8, null, 0.25)))
                .isTrue();
        assertThat(holds(new ValueExpectation("t", MEAN, Map.of(), 8, null, 0.249)))
                .isFalse();
    }

    @Test
    void aValueIsTheMeanOfTheReplicationsAndShowsTheirInterval() {
        run(Map.of(), 9).run(Map.of(), 11);
        // Student's t for one degree of freedom is 12.706; the standard error of 9 and 11 is 1.
        assertThat(judge(new ValueExpectation("t", MEAN, Map.of(), 10, 0.0, null))
                        .got())
                .isEqualTo("10 ± 13 ms (2 replications)");
    }

    @Test
    void aFigureThatIsNotDefinedMeetsNothing() {
        run(Map.of(), Double.NaN);
        assertThat(judge(new ValueExpectation("t", MEAN, Map.of(), 10, 1e9, null))
                        .holds())
                .isFalse();
        assertThat(judge(new IntervalExpectation("t", MEAN, Map.of(), null, 1e9, null, null))
                        .holds())
                .isFalse();
    }

    @Test
    void anIntervalContainsItsBounds() {
        run(Map.of(), 10);
        assertThat(holds(new IntervalExpectation("t", MEAN, Map.of(), 10.0, null, null, null)))
                .isTrue();
        assertThat(holds(new IntervalExpectation("t", MEAN, Map.of(), null, 10.0, null, null)))
                .isTrue();
        assertThat(holds(new IntervalExpectation("t", MEAN, Map.of(), null, null, null, 10.0)))
                .isFalse();
        assertThat(holds(new IntervalExpectation("t", MEAN, Map.of(), null, null, 9.9, 10.1)))
                .isTrue();
        assertThat(holds(new IntervalExpectation("t", MEAN, Map.of(), 10.1, 12.0, null, null)))
                .isFalse();
    }

    @Test
    void coverageCountsReplicationsWhoseOwnIntervalHoldsTheMean() {
        for (int i = 0; i < 100; i++) {
            run(Map.of(), i < 93 ? 9.5 : 12);
        }
        assertThat(holds(new CoverageExpectation("t", "system/all/response-time", Map.of(), 10, 93, 100)))
                .isTrue();
        assertThat(holds(new CoverageExpectation("t", "system/all/response-time", Map.of(), 10, 94, 100)))
                .isFalse();
    }

    /**
     * The binomial distribution with 0.95: fewer than 93 of 100 have probability 0.128; of 20, fewer than 18 have 0.0755
     * and fewer than 19 have 0.264; of 10, fewer than 9 have 0.0861 and fewer than 10 have 0.401.
     */
    @Test
    void coverageOfFewerReplicationsHasTheSameRisk() {
        CoverageExpectation coverage = new CoverageExpectation("t", "a/all/b", Map.of(), 10, 93, 100);
        assertThat(coverage.needed(100)).isEqualTo(93);
        assertThat(coverage.needed(20)).isEqualTo(18);
        assertThat(coverage.needed(10)).isEqualTo(9);
    }

    @Test
    void aRatioComparesTwoPointsOrTwoFigures() {
        run(at("x", 1), 10).run(at("x", 2), 25);
        assertThat(holds(new RatioExpectation("t", MEAN, at("x", 2), null, at("x", 1), 2.5, 2.5, null, null)))
                .isTrue();
        assertThat(holds(new RatioExpectation("t", MEAN, at("x", 2), null, at("x", 1), 2.6, null, null, null)))
                .isFalse();
        assertThat(holds(new RatioExpectation(
                        "t", MEAN, at("x", 2), "system/all/throughput/mean", null, 0.5, 0.5, null, null)))
                .isTrue();
    }

    @Test
    void anOrderingIsStrictAndMayAskForAMargin() {
        run(at("s", "fcfs"), 30).run(at("s", "sstf"), 10).run(at("s", "look"), 12);
        assertThat(holds(new OrderingExpectation("t", MEAN, "s", List.of("sstf", "look", "fcfs"), Map.of(), 0)))
                .isTrue();
        assertThat(holds(new OrderingExpectation("t", MEAN, "s", List.of("look", "sstf", "fcfs"), Map.of(), 0)))
                .isFalse();
        assertThat(holds(new OrderingExpectation("t", MEAN, "s", List.of("sstf", "look", "fcfs"), Map.of(), 0.2)))
                .isTrue();
        assertThat(holds(new OrderingExpectation("t", MEAN, "s", List.of("sstf", "look", "fcfs"), Map.of(), 0.21)))
                .isFalse();
    }

    @Test
    void aMonotonicSeriesMayNotStandStillUnlessItHasSlack() {
        run(at("x", 1), 10).run(at("x", 2), 10).run(at("x", 3), 12);
        assertThat(holds(new MonotonicExpectation("t", MEAN, "x", MonotonicExpectation.Direction.RISING, Map.of(), 0)))
                .isFalse();
        assertThat(holds(new MonotonicExpectation(
                        "t", MEAN, "x", MonotonicExpectation.Direction.RISING, Map.of(), 0.01)))
                .isTrue();
        assertThat(holds(new MonotonicExpectation(
                        "t", MEAN, "x", MonotonicExpectation.Direction.FALLING, Map.of(), 0.01)))
                .isFalse();
    }

    @Test
    void aCrossoverLiesWhereTheLinesMeet() {
        // a: 10, 20, 30; b: 16, 18, 20. a - b: -6, 2, 10: zero at 1 + 6/8.
        for (int x = 1; x <= 3; x++) {
            run(Map.of("s", "a", "x", "" + x), 10 * x).run(Map.of("s", "b", "x", "" + x), 14 + 2 * x);
        }
        assertThat(holds(new CrossoverExpectation("t", MEAN, "x", at("s", "a"), at("s", "b"), 1.75, 1.75)))
                .isTrue();
        assertThat(holds(new CrossoverExpectation("t", MEAN, "x", at("s", "a"), at("s", "b"), 1.8, 3.0)))
                .isFalse();
    }

    @Test
    void seriesThatNeverOrTwiceCrossDoNotCrossOver() {
        int[] twice = {1, -1, 1};
        for (int x = 1; x <= 3; x++) {
            run(Map.of("s", "a", "x", "" + x), 10)
                    .run(Map.of("s", "b", "x", "" + x), 10 + twice[x - 1])
                    .run(Map.of("s", "c", "x", "" + x), 20);
        }
        assertThat(holds(new CrossoverExpectation("t", MEAN, "x", at("s", "a"), at("s", "b"), 1.0, 3.0)))
                .isFalse();
        assertThat(holds(new CrossoverExpectation("t", MEAN, "x", at("s", "a"), at("s", "c"), 1.0, 3.0)))
                .isFalse();
    }

    @Test
    void saturationBeginsWhereMostRunsSaySo() {
        String note = "queue still growing: the mean is not a steady-state figure";
        run(at("x", 80), 1).run(at("x", 80), 1, note);
        run(at("x", 100), 1, note).run(at("x", 100), 1, note);
        assertThat(holds(new SaturationExpectation("t", "x", Map.of(), 90.0, 100.0)))
                .isTrue();
        assertThat(holds(new SaturationExpectation("t", "x", Map.of(), null, 90.0)))
                .isFalse();
    }

    @Test
    void aSystemThatNeverSaturatesIsNotSaturated() {
        run(at("x", 80), 1);
        Judgement judgement = judge(new SaturationExpectation("t", "x", Map.of(), null, 100.0));
        assertThat(judgement.holds()).isFalse();
        assertThat(judgement.got()).isEqualTo("not saturated up to x 80");
    }

    @Test
    void equalSeriesAgreeAtEveryPoint() {
        run(Map.of("s", "a", "x", "1"), 10).run(Map.of("s", "b", "x", "1"), 10.1);
        run(Map.of("s", "a", "x", "2"), 20).run(Map.of("s", "b", "x", "2"), 21);
        assertThat(holds(new EqualExpectation("t", MEAN, at("s", "a"), null, at("s", "b"), 1.0, null)))
                .isTrue();
        assertThat(holds(new EqualExpectation("t", MEAN, at("s", "a"), null, at("s", "b"), 0.9, null)))
                .isFalse();
        assertThat(judge(new EqualExpectation("t", MEAN, at("s", "a"), null, at("s", "b"), 0.9, null))
                        .got())
                .isEqualTo("20 ms and 21 ms (largest difference, at x = 2)");
    }

    @Test
    void equalChangesAreFractionsOfWhatWasBefore() {
        run(at("s", "a"), 10).run(at("s", "b"), 9);
        run(at("s", "c"), 200).run(at("s", "d"), 178);
        assertThat(holds(equalChanges(0.0101))).isTrue();
        assertThat(holds(equalChanges(0.0099))).isFalse();
        assertThat(judge(equalChanges(0.0101)).got()).isEqualTo("-10 % from 10 ms, -11 % from 200 ms");
    }

    /** From 10 the one is at 20 halfway between 2 and 3, the other two thirds of the way from 3 to 4. */
    @Test
    void kneesAreWhereSeriesHaveGrownByAFactor() {
        double[] one = {10, 15, 25, 100};
        double[] other = {10, 11, 14, 23};
        for (int i = 0; i < one.length; i++) {
            run(Map.of("s", "a", "x", "" + (i + 1)), one[i]).run(Map.of("s", "b", "x", "" + (i + 1)), other[i]);
        }
        Judgement judgement = judge(new KneeExpectation("t", MEAN, "x", at("s", "a"), at("s", "b"), 2, 0.3));
        assertThat(judgement.holds()).isTrue();
        assertThat(judgement.got()).isEqualTo("knee at x 2.5 and knee at x 3.66667");
        assertThat(holds(new KneeExpectation("t", MEAN, "x", at("s", "a"), at("s", "b"), 2, 0.4)))
                .isFalse();
        assertThat(holds(new KneeExpectation("t", MEAN, "x", at("s", "b"), at("s", "a"), 2, 0)))
                .isFalse();
        assertThat(judge(new KneeExpectation("t", MEAN, "x", at("s", "a"), at("s", "b"), 5, 0))
                        .got())
                .isEqualTo("knee at x 3.33333 and no knee");
        assertThat(judge(new KneeExpectation("t", MEAN, "x", at("s", "b"), at("s", "b"), 5, 0))
                        .holds())
                .isFalse();
    }

    private static Expectation equalChanges(double absolute) {
        return new EqualChangesExpectation(
                "t", new FigureChange(MEAN, at("s", "a"), at("s", "b")), at("s", "c"), at("s", "d"), absolute);
    }

    @Test
    void equalFiguresMayBeProducts() {
        run(Map.of(), 10);
        assertThat(holds(new EqualExpectation(
                        "t",
                        "0.001 * system/all/throughput/mean * " + MEAN,
                        Map.of(),
                        "7 / disk/all/hits/value / 2",
                        null,
                        0.0,
                        null)))
                .isTrue();
    }

    /** 7 - 50 / 10 + 2 * 10: products come before sums, and sums are from left to right. */
    @Test
    void figuresMayBeSumsOfProducts() {
        run(Map.of(), 10);
        assertThat(judge(new ValueExpectation(
                                "t",
                                "disk/all/hits/value - system/all/throughput/mean / " + MEAN + " + 2 * " + MEAN,
                                Map.of(),
                                22,
                                0.0,
                                null))
                        .got())
                .isEqualTo("22");
    }

    /** Differences 1, 2, 3: mean 2, standard error 1/sqrt(3), t = 3.46 with 2 degrees of freedom, p = 0.074. */
    @Test
    void noDifferenceIsSignificantByThePairedTest() {
        double[] first = {11, 22, 33};
        for (int i = 0; i < 3; i++) {
            run(at("s", "a"), first[i]);
            run(at("s", "b"), 10 * (i + 1));
        }
        Judgement judgement = judge(new NoDifferenceExpectation("t", MEAN, at("s", "a"), at("s", "b"), 0.05));
        assertThat(judgement.holds()).isTrue();
        assertThat(judgement.got()).isEqualTo("2 ± 2.5 ms, p = 0.074 (paired t over 3 replications)");
        assertThat(holds(new NoDifferenceExpectation("t", MEAN, at("s", "a"), at("s", "b"), 0.1)))
                .isFalse();
    }

    @Test
    void aMissingMetricIsNamedWithItsNeighbours() {
        run(Map.of(), 10);
        assertThatExceptionOfType(FigureException.class)
                .isThrownBy(
                        () -> judge(new ValueExpectation("t", "system/all/respons-time/mean", Map.of(), 1, 1.0, null)))
                .withMessage("the runs have no metric system/all/respons-time; did you mean: system/all/response-time");
    }

    @Test
    void oneReplicationShowsNoDifference() {
        run(at("s", "a"), 1).run(at("s", "b"), 1);
        assertThatExceptionOfType(FigureException.class)
                .isThrownBy(() -> judge(new NoDifferenceExpectation("t", MEAN, at("s", "a"), at("s", "b"), 0.05)))
                .withMessage("a difference needs at least 2 replications, not 1");
    }

    /** By hand: two values 2 apart have a half width of 12.706 by Student's t with one degree of freedom. */
    @Test
    void intervalsOverlapWithinGroupsOnly() {
        for (double offset : new double[] {-1, 1}) {
            run(at("of", "a"), 100 + offset).run(at("of", "b"), 125 + offset).run(at("of", "c"), 151 + offset);
        }
        assertThat(holds(new IntervalGroupsExpectation(
                        "t", MEAN, "of", List.of(List.of("a", "b"), List.of("c")), Map.of())))
                .isTrue();
        assertThat(holds(new IntervalGroupsExpectation(
                        "t", MEAN, "of", List.of(List.of("a"), List.of("b", "c")), Map.of())))
                .isFalse();
    }

    @Test
    void theShareOfZerosIsAFigure() {
        run(at("rate", 1), 10);
        assertThat(holds(new ValueExpectation("t", "system/all/response-time/zeros", at("rate", 1), 0.25, 0.0, null)))
                .isTrue();
    }

    @Test
    void spreadIsAFigure() {
        run(at("rate", 1), 10);
        assertThat(holds(new ValueExpectation("t", "system/all/response-time/scv", at("rate", 1), 1.0, 0.0, null)))
                .isTrue();
        assertThat(judge(new ValueExpectation("t", "system/all/response-time/stddev", at("rate", 1), 1.0, 0.0, null))
                        .got())
                .isEqualTo("1 ms");
    }

    /** Nominal 10, curves 20 and 30: 60 is predicted, 64 is 6 % off it and 70 is 14 %. */
    @Test
    void predictable() {
        for (double mixed : new double[] {64, 70}) {
            rows.clear();
            run(Map.of("x", "1", "y", "1"), 10);
            run(Map.of("x", "2", "y", "1"), 20);
            run(Map.of("x", "1", "y", "2"), 30);
            run(Map.of("x", "2", "y", "2"), mixed);
            Map<String, String> nominal = Map.of("x", "1", "y", "1");
            assertThat(holds(new PredictableExpectation("t", MEAN, nominal, 0.1, 0.5)))
                    .isEqualTo(mixed < 66);
            assertThat(holds(new PredictableExpectation("t", MEAN, nominal, 0.2, 0.99)))
                    .isTrue();
            assertThat(holds(new PredictableExpectation("t", MEAN, nominal, 0.2, 1)))
                    .as("more than the share")
                    .isFalse();
        }
    }
}
