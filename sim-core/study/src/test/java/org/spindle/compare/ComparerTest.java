package org.spindle.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.spindle.compare.Fixtures.GROWING;
import static org.spindle.compare.Fixtures.metrics;
import static org.spindle.compare.Fixtures.row;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.compare.Comparison.ComparedMetric;
import org.spindle.compare.Comparison.Difference;
import org.spindle.compare.Comparison.MeanFigure;
import org.spindle.random.RandomStreams;
import org.spindle.result.Metric;
import org.spindle.result.ResultException;
import org.spindle.spi.sim.RandomStream;
import org.spindle.sweep.RunRow;

class ComparerTest {

    private static final StatisticSelection ALL = new StatisticSelection(List.of(), List.of(), List.of(), true);
    private static final double[] FIRST_DRUG = {10.7, 8.4, 9.8, 8.8, 9.9, 13.4, 13.7, 10.8, 10.0, 12.0};
    private static final double[] SECOND_DRUG = {11.9, 10.8, 11.1, 10.1, 9.9, 14.4, 15.5, 11.6, 14.6, 13.4};

    @TempDir
    private Path place;

    /**
     * Half widths 1 and 2 over 32 batches, t(31, 0.975) = 2.03951: standard errors 0.49031 and 0.98063, of the difference
     * 1.09637 with 31 * 25 / 17 = 45.588 degrees of freedom, t(45.588, 0.975) = 2.01340, half width 2.2074.
     */
    @Test
    void twoRunsByTheirBatchMeans() {
        Comparison comparison = compare(run("a", 10, 1), run("b", 14, 2));
        ComparedMetric row = comparison.rows().get(0);
        assertThat(StatisticName.of(row)).isEqualTo("response-time.mean");
        assertThat(row.baseline().mean()).isEqualTo(10);
        assertThat(row.baseline().halfWidth()).isCloseTo(1, within(1e-9));
        Difference other = row.others().get(0);
        assertThat(other.difference()).isEqualTo(4);
        assertThat(other.change()).isEqualTo(0.4);
        assertThat(other.differenceHalfWidth()).isCloseTo(2.2074, within(5e-4));
        assertThat(other.changeHalfWidth()).isCloseTo(0.22074, within(5e-5));
        assertThat(other.significant()).isTrue();
        assertThat(other.isNotable()).isTrue();
        assertThat(other.test()).isEqualTo("Welch's t over 32 batch means and 32 batch means");
    }

    @Test
    void withoutAnIntervalNothingIsSignificant() {
        Difference p99 = find(compare(run("a", 10, 1), run("b", 1000, 2)), "response-time.p99");
        assertThat(p99.change()).isEqualTo(99);
        assertThat(p99.significant()).isFalse();
        assertThat(p99.p()).isNull();
        assertThat(p99.test()).isEqualTo("no interval");
    }

    /** Student's sleep data, raised by 10 so that they are not negative: see EstimateTest. */
    @Test
    void replicationsWithTheSameSeedArePaired() {
        Path a = Fixtures.replications(place.resolve("a"), 1, SECOND_DRUG);
        Path b = Fixtures.replications(place.resolve("b"), 1, FIRST_DRUG);
        Difference other = find(compare(a, b), "response-time.mean");
        assertThat(other.test()).isEqualTo("paired t over 10 replications with common random numbers");
        assertThat(other.p()).isCloseTo(0.002833, within(5e-7));
        assertThat(other.difference()).isCloseTo(-1.58, within(1e-9));
        assertThat(other.differenceHalfWidth()).isCloseTo(0.8798858, within(5e-7));
        assertThat(other.significant()).isTrue();
        assertThat(find(compare(a, b), "response-time.p99").p())
                .as("replications give an interval to every statistic")
                .isCloseTo(0.002833, within(5e-7));
    }

    @Test
    void replicationsWithOtherSeedsAreNotPaired() {
        Path a = Fixtures.replications(place.resolve("a"), 1, SECOND_DRUG);
        Path b = Fixtures.replications(place.resolve("b"), 2, FIRST_DRUG);
        Difference other = find(compare(a, b), "response-time.mean");
        assertThat(other.test()).isEqualTo("Welch's t over 10 replications and 10 replications");
        assertThat(other.p()).isCloseTo(0.07939, within(5e-6));
        assertThat(other.significant()).isFalse();
    }

    @Test
    void anotherNumberOfReplicationsIsNotPaired() {
        Path a = Fixtures.replications(place.resolve("a"), 1, 1, 2, 3);
        Path b = Fixtures.replications(place.resolve("b"), 1, 1, 2);
        assertThat(find(compare(a, b), "response-time.mean").test())
                .isEqualTo("Welch's t over 3 replications and 2 replications");
    }

    @Test
    void aSweepOfOneReplicationHasTheIntervalsOfItsRuns() {
        Path a = Fixtures.replications(place.resolve("a"), 1, 10);
        Path b = Fixtures.replications(place.resolve("b"), 1, 20);
        assertThat(find(compare(a, b), "response-time.mean").test())
                .isEqualTo("Welch's t over 32 batch means and 32 batch means");
    }

    /** Any results compared with themselves have no change. */
    @Test
    void nothingDiffersFromItself() {
        RandomStream random = new RandomStreams(1, 0).stream("self");
        for (int i = 0; i < 50; i++) {
            double[] means = new double[1 + (int) random.nextLong(4)];
            for (int r = 0; r < means.length; r++) {
                means[r] = random.nextExponential() * 10;
            }
            Path sweep = Fixtures.replications(place.resolve("s" + i), 1, means);
            Path run = run("r" + i, means[0], random.nextExponential());
            for (Path subject : List.of(sweep, run)) {
                Comparison comparison =
                        Comparer.of(0.05, List.of(subject, subject)).compare(ALL);
                assertThat(comparison.rows()).isNotEmpty().allSatisfy(row -> {
                    Difference other = row.others().get(0);
                    assertThat(other.difference()).isZero();
                    assertThat(other.change()).isZero();
                    assertThat(other.significant()).isFalse();
                });
                assertThat(comparison.notes()).isEmpty();
            }
        }
    }

    /** An exchange of baseline and other changes the sign of the difference, and nothing else of the test. */
    @Test
    void theOrderTurnsTheSignOnly() {
        Path a = run("a", 10, 1);
        Path b = run("b", 12, 3);
        Difference there = find(compare(a, b), "response-time.mean");
        Difference back = find(compare(b, a), "response-time.mean");
        assertThat(back.difference()).isEqualTo(-there.difference());
        assertThat(back.p()).isEqualTo(there.p());
        assertThat(back.differenceHalfWidth()).isEqualTo(there.differenceHalfWidth());
    }

    @Test
    void notableChangesComeFirstAndTheRestKeepsItsOrder() {
        List<Metric> a = new ArrayList<>(metrics(10, 1));
        List<Metric> b = new ArrayList<>(metrics(10, 1));
        a.add(Fixtures.metrics(5, 0.1).get(0));
        a.set(5, renamed(a.get(5)));
        b.add(renamed(Fixtures.metrics(6, 0.1).get(0)));
        Comparison comparison = compare(Fixtures.run(place.resolve("a"), a), Fixtures.run(place.resolve("b"), b));
        assertThat(comparison.rows().stream().map(StatisticName::of))
                .containsExactly(
                        "z-time.mean",
                        "response-time.mean",
                        "response-time.p99",
                        "throughput.mean",
                        "lost.value",
                        "z-time.p99");
    }

    private static Metric renamed(Metric metric) {
        return Fixtures.metric("system", "all", "z-time", "ms", metric.value());
    }

    @Test
    void aSignificantButSmallChangeIsNotNotable() {
        Difference other = find(compare(run("a", 1000, 0.1), run("b", 1009, 0.1)), "response-time.mean");
        assertThat(other.significant()).isTrue();
        assertThat(other.isNotable()).isFalse();
    }

    @Test
    void aBaselineOfZeroHasNoRelativeChange() {
        List<Metric> more = new ArrayList<>(metrics(10, 1));
        more.set(3, Fixtures.metric("system", "all", "lost", "requests", new Metric.Count(3)));
        Difference other = find(compare(run("a", 10, 1), Fixtures.run(place.resolve("b"), more)), "lost.value");
        assertThat(other.difference()).isEqualTo(3);
        assertThat(other.change()).isInfinite();
        assertThat(other.changeHalfWidth()).isNull();
    }

    @Test
    void pointsBelongTogetherByTheirAxes() {
        Path a = Fixtures.sweep(
                place.resolve("a"),
                1,
                List.of(
                        row(0, 0, Map.of("rate", "10"), metrics(1, 0.1)),
                        row(1, 0, Map.of("rate", "20"), metrics(2, 0.1)),
                        row(2, 0, Map.of("rate", "30"), metrics(3, 0.1))),
                1);
        Path b = Fixtures.sweep(
                place.resolve("b"),
                1,
                List.of(
                        row(0, 0, Map.of("rate", "20"), metrics(5, 0.1)),
                        row(1, 0, Map.of("rate", "10"), metrics(4, 0.1))),
                1);
        Comparison comparison = Comparer.of(0.05, List.of(a, b))
                .compare(new StatisticSelection(List.of("response-time"), List.of(), List.of("mean"), false));
        assertThat(comparison.rows())
                .extracting(ComparedMetric::axes)
                .containsExactly(Map.of("rate", "10"), Map.of("rate", "20"));
        assertThat(comparison.rows())
                .extracting(ComparedMetric::baseline)
                .extracting(MeanFigure::mean)
                .containsExactly(1.0, 2.0);
        assertThat(comparison.rows())
                .extracting(row -> row.others().get(0).mean())
                .containsExactly(4.0, 5.0);
        assertThat(comparison.notes()).containsExactly("only A, not B, has the points rate=30");
    }

    @Test
    void aGrowingQueueIsSaidAndMarksTheFigures() {
        Comparison comparison = compare(run("a", 10, 1), Fixtures.run(place.resolve("b"), metrics(20, 1), GROWING));
        assertThat(comparison.subjects().get(1).notes()).containsExactly(GROWING);
        assertThat(comparison.rows().get(0).cautions()).containsExactly("B: queue still growing");
    }

    @Test
    void failedRunsAndGrowingQueuesOfASweepAreCounted() {
        Map<String, String> none = Map.of();
        Path a = Fixtures.replications(place.resolve("a"), 1, 1, 2, 3);
        Path b = Fixtures.sweep(
                place.resolve("b"),
                3,
                List.of(
                        row(0, 0, none, metrics(1, 0.1), GROWING),
                        row(0, 1, none, metrics(2, 0.1)),
                        new RunRow("p0-r2", 0, 2, none, "the trace is damaged", List.of(), List.of())),
                1);
        Comparison comparison = compare(a, b);
        assertThat(comparison.subjects().get(1).notes())
                .containsExactly("1 of 3 runs failed, the first: the trace is damaged", GROWING + " (1 of 3 runs)");
        assertThat(comparison.rows().get(0).cautions())
                .containsExactly("B: queue still growing in 1 of 3 runs", "B: no value in 1 of 3 runs");
        assertThat(find(comparison, "response-time.mean").test())
                .isEqualTo("paired t over 2 replications with common random numbers");
    }

    @Test
    void correlatedBatchMeansAreSaid() {
        List<Metric> correlated = List.of(Fixtures.metric(
                "system", "all", "response-time", "ms", Fixtures.distribution(10, new Metric.Confidence(1, 32, 0.6))));
        assertThat(compare(run("a", 10, 1), Fixtures.run(place.resolve("b"), correlated))
                        .rows()
                        .get(0)
                        .cautions())
                .containsExactly("B: batch means are correlated: the interval is too narrow");
    }

    @Test
    void anotherLevelGivesOtherIntervals() {
        Path a = run("a", 10, 1);
        Path b = run("b", 13, 2);
        assertThat(find(Comparer.of(0.05, List.of(a, b)).compare(ALL), "response-time.mean")
                        .significant())
                .isTrue();
        assertThat(find(Comparer.of(0.001, List.of(a, b)).compare(ALL), "response-time.mean")
                        .significant())
                .isFalse();
        assertThatThrownBy(() -> Comparer.of(5, List.of(a, b))).hasMessageContaining("between 0 and 1");
    }

    @Test
    void selectionsNarrowWhatIsCompared() {
        Path a = run("a", 10, 1);
        Path b = run("b", 11, 1);
        Comparer comparer = Comparer.of(0.05, List.of(a, b));
        assertThat(names(comparer.compare(StatisticSelection.DEFAULT)))
                .containsExactly("response-time.mean", "response-time.p99", "throughput.mean", "lost.value");
        assertThat(names(comparer.compare(
                        new StatisticSelection(List.of("response-time"), List.of("read"), List.of("p50"), false))))
                .containsExactly("response-time.read.p50");
        assertThat(names(comparer.compare(
                        new StatisticSelection(List.of("*/utilisation"), List.of(), List.of(), false))))
                .containsExactly("disk0/utilisation.mean");
        assertThat(names(comparer.compare(ALL)))
                .contains("disk0/utilisation.max", "response-time.read.max")
                .hasSize(16);
    }

    /** They are first, although the host's metrics are behind those of the system. */
    @Test
    void theElapsedTimeOfTasksIsComparedUnlessOtherMetricsAreAskedFor() {
        List<Metric> metrics = new ArrayList<>(metrics(10, 1));
        metrics.add(Fixtures.metric("host", "all", "elapsed-time", "ms", Fixtures.distribution(50, null)));
        metrics.add(Fixtures.metric("host", "all", "interrupts", "", new Metric.Count(3)));
        Comparison comparison =
                compare(Fixtures.run(place.resolve("a"), metrics), Fixtures.run(place.resolve("b"), metrics));
        assertThat(names(comparison))
                .startsWith("host/elapsed-time.mean", "host/elapsed-time.p99", "response-time.mean")
                .doesNotContain("host/interrupts.value");
        assertThat(comparison.elapsedTimeOfTasks().orElseThrow().baseline().mean())
                .isEqualTo(50);
        assertThat(compare(run("c", 1, 1), run("d", 2, 1)).elapsedTimeOfTasks()).isEmpty();
    }

    @Test
    void whatNobodyMeasuredIsRefusedByName() {
        Comparer comparer = Comparer.of(0.05, List.of(run("a", 10, 1), run("b", 11, 1)));
        assertRefused(comparer, List.of("respons-time"), List.of(), "'respons-time'", "did you mean: response-time");
        assertRefused(comparer, List.of("utilisation"), List.of(), "write disk0/utilisation, or */utilisation");
        assertRefused(comparer, List.of("disk0/"), List.of(), "does not name a metric");
        assertRefused(comparer, List.of(), List.of("p98"), "'p98'", "known: mean, p50, p90, p95, p99, max, value");
    }

    private static void assertRefused(Comparer comparer, List<String> metrics, List<String> stats, String... said) {
        assertThatThrownBy(() -> comparer.compare(new StatisticSelection(metrics, List.of(), stats, false)))
                .isInstanceOf(ComparisonException.class)
                .hasMessageContainingAll(said);
    }

    @Test
    void whatCannotBeComparedIsRefused() throws IOException {
        Path run = run("a", 10, 1);
        Path sweep = Fixtures.replications(place.resolve("s"), 1, 1, 2);
        assertThatThrownBy(() -> compare(run, sweep))
                .isInstanceOf(ComparisonException.class)
                .hasMessageContainingAll("is a run", "is a sweep");
        Path rates = Fixtures.sweep(place.resolve("r"), 1, List.of(row(0, 0, Map.of("rate", "10"), metrics(1, 1))), 1);
        assertThatThrownBy(() -> compare(sweep, rates))
                .isInstanceOf(ComparisonException.class)
                .hasMessageContainingAll("the axes differ", "varies nothing", "varies rate");
        Path others = Fixtures.sweep(place.resolve("o"), 1, List.of(row(0, 0, Map.of("rate", "11"), metrics(1, 1))), 1);
        assertThatThrownBy(() -> compare(rates, others)).hasMessageContaining("no point in common");
        assertThatThrownBy(() -> compare(run, place.resolve("absent")))
                .isInstanceOf(ResultException.class)
                .hasMessageContaining("no such file or directory");
        assertThatThrownBy(() -> compare(run, Files.createDirectory(place.resolve("empty"))))
                .isInstanceOf(ResultException.class)
                .hasMessageContaining("neither a result nor a sweep");
        Path begun = Files.createDirectory(place.resolve("begun"));
        Files.createFile(begun.resolve("plan.jsonl"));
        assertThatThrownBy(() -> compare(run, begun)).hasMessageContaining("not complete");
        Files.writeString(sweep.resolve("runs.jsonl"), "{\"id\":");
        assertThatThrownBy(() -> compare(sweep, sweep)).hasMessageContainingAll("runs.jsonl:1", "damaged");
    }

    private Path run(String name, double response, double halfWidth) {
        return Fixtures.run(place.resolve(name), metrics(response, halfWidth));
    }

    private static Comparison compare(Path a, Path b) {
        return Comparer.of(0.05, List.of(a, b)).compare(StatisticSelection.DEFAULT);
    }

    private static List<String> names(Comparison comparison) {
        return comparison.rows().stream().map(StatisticName::of).toList();
    }

    private static Difference find(Comparison comparison, String name) {
        return comparison.rows().stream()
                .filter(row -> StatisticName.of(row).equals(name))
                .findFirst()
                .orElseThrow()
                .others()
                .get(0);
    }
}
