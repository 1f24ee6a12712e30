package org.spindle.reports.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.reports.Results;
import org.spindle.reports.html.ChartSpec.DrawnLine;
import org.spindle.reports.html.ChartSpec.LineChart;
import org.spindle.reports.html.ChartSpec.Point;
import org.spindle.result.ResponsesOverTime;
import org.spindle.result.RunResult;

/** Charts over simulated time, for a case worked by hand. */
class ResponseSeriesChartsTest {

    private static final ResponsesOverTime.Interval NONE = new ResponsesOverTime.Interval(0, List.of());

    /** Four requests in 2 s, none in 2 s, and five in the last second: the run ends within the third interval. */
    @Test
    void theThroughputIsThatOfTheTimeWithinTheRun() {
        RunResult run = lasting(5_000_000_000L, List.of(completed(3, 1), NONE, completed(5)));
        var chart = (LineChart) new ResponseSeriesCharts(run)
                .throughput()
                .orElseThrow()
                .variants()
                .get(0)
                .chart();
        assertThat(chart.y().unit()).isEqualTo("requests/s");
        DrawnLine line = chart.lines().get(0);
        assertThat(line.points()).containsExactly(new Point(0, 2), new Point(2, 0), new Point(4, 5));
        assertThat(line.until()).isEqualTo(5);
    }

    /** The run goes on for 10 s after its last request, as one with background work does. */
    @Test
    void theThroughputFallsToZeroAfterTheLastRequest() {
        RunResult run = lasting(14_000_000_000L, List.of(completed(3, 1), completed(8)));
        var chart = (LineChart) new ResponseSeriesCharts(run)
                .throughput()
                .orElseThrow()
                .variants()
                .get(0)
                .chart();
        DrawnLine line = chart.lines().get(0);
        assertThat(line.points()).containsExactly(new Point(0, 2), new Point(2, 4), new Point(4, 0));
        assertThat(line.until()).isEqualTo(14);
    }

    @Test
    void aResultWithoutResponseTimesOverTimeHasNoSuchChart() {
        assertThat(new ResponseSeriesCharts(Results.of()).throughput()).isEmpty();
    }

    private static ResponsesOverTime.Interval completed(long... requests) {
        List<ResponsesOverTime.Cell> cells = new ArrayList<>();
        for (int i = 0; i < requests.length; i++) {
            cells.add(new ResponsesOverTime.Cell(1_000_000L << i, 1_125_000L << i, requests[i]));
        }
        return new ResponsesOverTime.Interval(1_000_000L << requests.length, cells);
    }

    private static RunResult lasting(long nanoseconds, List<ResponsesOverTime.Interval> intervals) {
        RunResult empty = Results.of(
                new RunResult.RunInfo(nanoseconds, 0, 1, 9, 9, 9, "end-of-events"), List.of(), List.of(), List.of());
        return new RunResult(
                empty.spindle(),
                empty.scenario(),
                empty.plugins(),
                empty.run(),
                empty.notes(),
                empty.metrics(),
                empty.series(),
                empty.files(),
                new ResponsesOverTime(2_000_000_000L, intervals));
    }
}
