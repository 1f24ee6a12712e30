package org.spindle.reports.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.spindle.reports.Results.bucket;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.reports.Results;
import org.spindle.reports.html.ChartSpec.BarChart;
import org.spindle.reports.html.ChartSpec.Part;
import org.spindle.reports.html.ChartSpec.StackedBarChart;
import org.spindle.result.Metric;

/** Figures 7.1 to 7.12 of Ganger (1995), for cases worked by hand. */
class HostChartsTest {

    private static Metric host(String name, long count, double mean, Metric.Bucket... histogram) {
        Metric system = Results.distribution("all", name, count, mean, histogram);
        return new Metric("host", "all", name, "ms", "", system.value());
    }

    private static Metric count(String name, long value) {
        return new Metric("host", "all", name, "requests", "", new Metric.Count(value));
    }

    private static final HostCharts TASK = new HostCharts(Results.of(
            Results.distribution("all", "response-time", 4, 12),
            Results.distribution("all", "service-time", 4, 9),
            host("elapsed-time", 1, 100),
            host("task-cpu-time", 1, 40),
            host("other-cpu-time", 1, 10),
            host("task-false-computation", 1, 1),
            host("task-false-idle", 1, 29),
            host("task-other-idle", 1, 20)));

    @Test
    void theTimeOfATaskIsCutAsInFigure7Point7() {
        Figure figure = TASK.taskTimes().orElseThrow();
        assertThat(figure.variants()).hasSize(2);
        StackedBarChart all = (StackedBarChart) figure.variants().get(0).chart();
        assertThat(all.parts())
                .extracting(Part::name)
                .containsExactly("false idle", "false computation", "CPU of the task", "CPU of others", "other idle");
        assertThat(all.parts().stream()
                        .mapToDouble(part -> part.values().get(0))
                        .sum())
                .isEqualTo(100);
        StackedBarChart dependent = (StackedBarChart) figure.variants().get(1).chart();
        assertThat(dependent.parts()).extracting(part -> part.values().get(0)).containsExactly(29.0, 1.0, 10.0);
    }

    @Test
    void responseAndServiceStandBesideIt() {
        BarChart chart = (BarChart)
                TASK.responseAndService().orElseThrow().variants().get(0).chart();
        assertThat(chart.values()).containsExactly(12.0, 9.0);
    }

    @Test
    void aRunWithoutTasksHasNone() {
        HostCharts none = new HostCharts(Results.of(Results.distribution("all", "response-time", 4, 12)));
        assertThat(none.taskTimes()).isEmpty();
        assertThat(none.responseAndService()).isEmpty();
        assertThat(none.criticalityMix()).isEmpty();
        assertThat(none.timeLimits()).isEmpty();
    }

    @Test
    void theMixIsOfAllRequests() {
        HostCharts charts = new HostCharts(Results.of(
                count("critical-reads", 1),
                count("limited-reads", 3),
                count("noncritical-reads", 0),
                count("critical-writes", 2),
                count("limited-writes", 0),
                count("noncritical-writes", 4)));
        StackedBarChart chart = (StackedBarChart)
                charts.criticalityMix().orElseThrow().variants().get(0).chart();
        assertThat(chart.parts())
                .extracting(Part::values)
                .containsExactly(List.of(10.0, 20.0), List.of(30.0, 0.0), List.of(0.0, 40.0));
    }

    @Test
    void timeLimitsDouble() {
        HostCharts charts = new HostCharts(
                Results.of(host("time-limit", 4, 3, bucket(0, 1), bucket(1_500_000, 1), bucket(4_000_000, 2))));
        BarChart chart =
                (BarChart) charts.timeLimits().orElseThrow().variants().get(0).chart();
        assertThat(chart.categories()).containsExactly("below 1", "1–2", "2–4", "4–8");
        assertThat(chart.values()).containsExactly(25.0, 25.0, 0.0, 50.0);
    }
}
