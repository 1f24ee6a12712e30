package org.spindle.reports.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.spindle.reports.Results.distribution;
import static org.spindle.reports.Results.level;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.reports.Results;
import org.spindle.result.RunResult;
import org.spindle.result.Series;

class RunTableTest {

    /** Invented numbers are printed in their columns. */
    @Test
    void linesUpResponseTimesAndSaysTheRates() {
        var metrics = List.of(
                distribution("all", "response-time", "ms", 12_000, 9.126, 8.5, 20.25, 27.3, 103.5),
                distribution("read", "response-time", "ms", 7, 0.051, 0.04, Double.NaN, Double.NaN, 1),
                level("system", "throughput", "requests/s", 125.04),
                level("system", "data-rate", "MB/s", 2.5),
                level("disk0", "utilisation", "", 0.8137));
        var result = Results.of(List.of("Short run.\u001b[2J"), metrics, List.of());
        assertThat(RunTable.render(result)).isEqualTo("""
                        response time, ms
                        class  requests  mean   p50    p95    p99     max
                        all      12,000  9.13  8.50  20.25  27.30  103.50
                        read          7  0.05  0.04      –      –    1.00

                        125 requests/s, 2.50 MB/s, disk0 81.4 % busy
                        note: Short run. [2J
                        """);
    }

    /** 600 requests in the three seconds before that of the last arrival; 700 completed in ten. */
    @Test
    void anOverloadedRunSaysWhatWasOfferedAndWhatWasCompleted() {
        var arrivals = new Series(
                "system", "arrivals", "requests", 1_000_000_000L, List.of(210.0, 190.0, 200.0, 100.0, 0.0, 0.0));
        var metrics = List.of(distribution("all", "response-time", "ms", 700, 1, 1, 1, 1, 1));
        var run = new RunResult.RunInfo(10_000_000_000L, 0, 2_100, 700, 700, 700, "end-of-events");
        String offered = "offered 200 requests/s, completed 70 requests/s\n";
        String note = "queue still growing: the mean is not a steady-state figure";
        assertThat(RunTable.render(Results.of(run, List.of(note), metrics, List.of(arrivals))))
                .contains(offered + "note: " + note);
        assertThat(RunTable.render(Results.of(run, List.of(), metrics, List.of(arrivals))))
                .doesNotContain("offered");
    }

    @Test
    void theTimeOfATaskComesFirst() {
        assertThat(RunTable.render(Results.of(Results.endedWithTasks(), List.of(), Results.oneTask(), List.of())))
                .isEqualTo("""
                        copy took 1.25 s
                        of it: waiting for storage 80.0 %, running or ready 16.0 %, asleep 4.0 %

                        No request was measured.
                        """);
    }

    @Test
    void severalTasksHaveALineForEachName() {
        assertThat(RunTable.render(Results.of(List.of(), Results.threeTasks(), List.of())))
                .startsWith("""
                        3 tasks took 500 ms on average, at most 900 ms
                        of the mean: waiting for storage 20.0 %, running or ready 80.0 %
                        task    tasks  mean, ms  max, ms
                        copy        2    300.00   400.50
                        search      1    900.00   900.00

                        """);
    }

    /** Tasks whose elapsed times the host does not measure. */
    @Test
    void aRunThatEndsWithItsTasksSaysWhenThatWas() {
        assertThat(RunTable.render(Results.of(Results.endedWithTasks(), List.of(), List.of(), List.of())))
                .startsWith("the last task ended after 2 s\n\n");
    }

    @Test
    void saysThatNothingWasMeasured() {
        assertThat(RunTable.render(Results.of())).isEqualTo("No request was measured.\n");
    }
}
