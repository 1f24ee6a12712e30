package org.spindle.reports.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.spindle.compare.Comparison;
import org.spindle.compare.Comparison.ComparedMetric;
import org.spindle.compare.Comparison.Difference;
import org.spindle.compare.Comparison.MeanFigure;
import org.spindle.compare.Comparison.Subject;
import org.spindle.compare.Comparison.SubjectKind;

class ComparisonTableTest {

    private static final String WELCH = "Welch's t over 32 batch means and 40 batch means";
    private static final String PAIRED = "paired t over 10 replications with common random numbers";

    @Test
    void twoRuns() {
        Comparison comparison = new Comparison(
                0.05,
                List.of(
                        new Subject("A", "results/fcfs", SubjectKind.RUN, List.of()),
                        new Subject(
                                "B", "results/sstf", SubjectKind.RUN, List.of("queue still growing: no steady state"))),
                List.of("only A, not B, has the statistics disk1/seek-time.mean [ms]"),
                List.of(
                        row(
                                Map.of(),
                                "system",
                                "response-time",
                                "ms",
                                "mean",
                                12.3456,
                                0.204,
                                List.of(difference(1, 9.8765, 0.31, -2.4691, 0.37, 12.3456, 1e-9, true, WELCH)),
                                List.of("B: queue still growing")),
                        row(
                                Map.of(),
                                "system",
                                "response-time",
                                "ms",
                                "p99",
                                1234.5678,
                                null,
                                List.of(difference(
                                        1, 1000.0, null, -234.5678, null, 1234.5678, null, false, "no interval")),
                                List.of("B: queue still growing")),
                        row(
                                Map.of(),
                                "system",
                                "lost",
                                "requests",
                                "value",
                                0,
                                null,
                                List.of(difference(1, 3, null, 3, null, 0, null, false, "no interval")),
                                List.of()),
                        row(
                                Map.of(),
                                "system",
                                "seek-time",
                                "ms",
                                "mean",
                                Double.NaN,
                                null,
                                List.of(difference(
                                        1, 3, null, Double.NaN, null, Double.NaN, null, false, "no interval")),
                                List.of("A: no value"))));
        assertThat(ComparisonTable.render(comparison)).isEqualTo("""
            A  results/fcfs  (baseline)
            B  results/sstf
               note: queue still growing: no steady state
            note: only A, not B, has the statistics disk1/seek-time.mean [ms]

            notable changes                   A           B        change        p
            response-time.mean, ms  12.35 ±0.20  9.88 ±0.31  -20.0 ±3.0 %  < 0.001  * [1]

            the rest                  A     B   change            p
            response-time.p99, ms  1235  1000  -19.0 %  no interval  [1]
            lost.value, requests      0     3   from 0  no interval
            seek-time.mean, ms        -     3        -  no interval  [2]

            * significant at level 0.05; notable: by at least 1 % too. ± holds with probability 0.95.
            [1] B: queue still growing
            [2] A: no value
            Test: Welch's t over 32 batch means and 40 batch means.
            """);
    }

    @Test
    void sweepsPointByPointAndSeveralSubjects() {
        Map<String, String> slow = Map.of("rate", "10");
        Map<String, String> fast = Map.of("rate", "20");
        Comparison comparison = new Comparison(
                0.01,
                List.of(
                        new Subject("A", "a", SubjectKind.SWEEP, List.of()),
                        new Subject("B", "b", SubjectKind.SWEEP, List.of()),
                        new Subject("C", "c", SubjectKind.SWEEP, List.of())),
                List.of(),
                List.of(
                        row(
                                slow,
                                "disk0",
                                "utilisation",
                                "",
                                "mean",
                                0.5,
                                0.01,
                                List.of(
                                        difference(1, 0.5, 0.01, 0, 0.01, 0.5, 1.0, false, PAIRED),
                                        difference(2, 0.6, 0.01, 0.1, 0.01, 0.5, 0.0004, true, PAIRED)),
                                List.of()),
                        row(
                                fast,
                                "disk0",
                                "utilisation",
                                "",
                                "mean",
                                0.5,
                                0.01,
                                List.of(difference(1, 0.5, 0.01, 0, 0.01, 0.5, 1.0, false, PAIRED)),
                                List.of())));
        assertThat(ComparisonTable.render(comparison)).isEqualTo("""
            A  a  (baseline)
            B  b
            C  c

            notable changes                    A                         change        p
              rate=10
            disk0/utilisation.mean  0.500 ±0.010  B  0.500 ±0.010    0.0 ±2.0 %    1.000
            disk0/utilisation.mean  0.500 ±0.010  C  0.600 ±0.010  +20.0 ±2.0 %  < 0.001  *

            the rest                           A                       change      p
              rate=20
            disk0/utilisation.mean  0.500 ±0.010  B  0.500 ±0.010  0.0 ±2.0 %  1.000

            * significant at level 0.01; notable: by at least 1 % too. ± holds with probability 0.99.
            Test: paired t over 10 replications with common random numbers.
            """);
    }

    /** Long names have lines of their own, so that the figures stay within 100 columns. */
    @Test
    void staysWithinAHundredColumns() {
        Comparison comparison = new Comparison(
                0.05,
                List.of(
                        new Subject("A", "a", SubjectKind.RUN, List.of()),
                        new Subject("B", "b", SubjectKind.RUN, List.of())),
                List.of(),
                List.of(row(
                        Map.of(),
                        "a-controller-with-a-name",
                        "a-metric-with-a-long-name",
                        "requests/s",
                        "mean",
                        123456.789,
                        1234.5,
                        List.of(difference(1, 234567.891, 2345.6, 111111.1, 3456.7, 123456.789, 1e-9, true, WELCH)),
                        List.of("A: queue still growing", "B: queue still growing"))));
        String table = ComparisonTable.render(comparison);
        assertThat(table).contains("a-controller-with-a-name/a-metric-with-a-long-name.mean, requests/s\n");
        assertThat(table.lines()).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
    }

    @Test
    void nothingToCompareIsSaid() {
        Comparison empty = new Comparison(
                0.05,
                List.of(
                        new Subject("A", "a", SubjectKind.RUN, List.of()),
                        new Subject("B", "b", SubjectKind.RUN, List.of())),
                List.of(),
                List.of());
        assertThat(ComparisonTable.render(empty)).contains("nothing to compare");
    }

    @Test
    void runsWithTasksLeadWithTheirElapsedTimes() {
        Comparison comparison = new Comparison(
                0.05,
                List.of(
                        new Subject("A", "a", SubjectKind.RUN, List.of()),
                        new Subject("B", "b", SubjectKind.RUN, List.of())),
                List.of(),
                List.of(row(
                        Map.of(),
                        "host",
                        "elapsed-time",
                        "ms",
                        "mean",
                        2000,
                        null,
                        List.of(difference(1, 1500, null, -500, null, 2000, null, false, "no interval")),
                        List.of())));
        assertThat(ComparisonTable.render(comparison)).startsWith("""
                A  a  (baseline)
                B  b

                mean elapsed time of tasks: 2 s in A, 1.50 s in B (-25.0 %)

                no notable change
                """);
    }

    @Test
    void theCsvHasAxesFirstAndEmptyFieldsForWhatIsNotDefined() {
        Comparison comparison = new Comparison(
                0.05,
                List.of(
                        new Subject("A", "a", SubjectKind.SWEEP, List.of()),
                        new Subject("B", "b", SubjectKind.SWEEP, List.of())),
                List.of(),
                List.of(row(
                        Map.of("rate", "1,5"),
                        "system",
                        "lost",
                        "requests",
                        "value",
                        0,
                        null,
                        List.of(difference(1, 3, 0.5, 3, 0.25, 0, 0.001, true, PAIRED)),
                        List.of("A: x", "B: y"))));
        assertThat(ComparisonCsv.of(comparison))
                .isEqualTo(
                        "rate,component,class,metric,unit,stat,baseline,baseline_half_width,subject,mean,half_width,difference,difference_half_width,change,change_half_width,p,significant,test,cautions\r\n"
                                + "\"1,5\",system,all,lost,requests,value,0,,B,3,0.5,3,0.25,,,0.001,true," + PAIRED
                                + ",A: x; B: y\r\n");
    }

    private static ComparedMetric row(
            Map<String, String> axes,
            String component,
            String name,
            String unit,
            String stat,
            double mean,
            @Nullable Double halfWidth,
            List<Difference> others,
            List<String> cautions) {
        return new ComparedMetric(
                axes, component, "all", name, unit, stat, new MeanFigure(mean, halfWidth), others, cautions);
    }

    private static Difference difference(
            int subject,
            double mean,
            @Nullable Double halfWidth,
            double difference,
            @Nullable Double differenceHalfWidth,
            double baseline,
            @Nullable Double p,
            boolean significant,
            String test) {
        return new Difference(
                subject,
                mean,
                halfWidth,
                difference,
                differenceHalfWidth,
                difference / baseline,
                differenceHalfWidth == null || baseline == 0 ? null : Double.valueOf(differenceHalfWidth / baseline),
                p,
                significant,
                test);
    }
}
