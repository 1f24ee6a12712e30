package org.spindle.reports.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;
import static org.spindle.reports.Results.bucket;
import static org.spindle.reports.Results.distribution;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.reports.Results;
import org.spindle.reports.html.ChartSpec.BarChart;
import org.spindle.reports.html.ChartSpec.ChartAxis;
import org.spindle.reports.html.ChartSpec.DrawnLine;
import org.spindle.reports.html.ChartSpec.LineChart;
import org.spindle.reports.html.ChartSpec.Mark;
import org.spindle.reports.html.ChartSpec.Part;
import org.spindle.reports.html.ChartSpec.Point;
import org.spindle.reports.html.ChartSpec.StackedBarChart;
import org.spindle.result.Series;

/** Charts of a run, for cases worked by hand. */
class RunChartsTest {

    @Test
    void cumulatesAHistogramOfNanosecondsInMilliseconds() {
        var metric =
                distribution("all", "response-time", 4, 2.25, bucket(0, 1), bucket(1_000_000, 1), bucket(4_000_000, 2));
        var chart = (LineChart)
                chart(new RunCharts(Results.of(metric)).responseTimes().orElseThrow());
        DrawnLine line = chart.lines().get(0);
        // A logarithmic axis cannot show the value 0, but its share counts.
        assertThat(line.points()).containsExactly(new Point(1, 50), new Point(4, 100));
        assertThat(line.before()).isEqualTo(25);
    }

    @Test
    void marksThePercentilesThatAreDefined() {
        var metric = distribution("all", "response-time", "ms", 4, 2, 1.5, 7, Double.NaN, 8, bucket(1_000_000, 4));
        var chart = (LineChart)
                chart(new RunCharts(Results.of(metric)).responseTimes().orElseThrow());
        assertThat(chart.marks()).containsExactly(new Mark("p50", 1.5, 50), new Mark("p95", 7, 95));
    }

    @Test
    void partsOfTheResponseAreMeansOverAllRequestsAndAddUp() {
        var result = Results.of(
                distribution("all", "response-time", 4, 10),
                distribution("all", "seek-time", 2, 6),
                distribution("all", "driver-wait-time", 4, 5));
        var chart =
                (StackedBarChart) chart(new RunCharts(result).whereTimeWent().orElseThrow());
        assertThat(chart.parts()).extracting(Part::name).containsExactly("seek", "driver-wait", "other");
        assertThat(chart.parts()).extracting(part -> part.values().get(0)).containsExactly(3.0, 5.0, 2.0);
    }

    /** A stack without a disk: the times that its components declare, in their order, without a sum. */
    @Test
    void partsAreWhatTheComponentsOfTheRunDeclared() {
        var result = Results.of(
                distribution("all", "response-time", 4, 10),
                distribution("all", "queue-time", 4, 5),
                distribution("all", "service-time", 4, 5),
                distribution("all", "waiting-time", 4, 4.5),
                distribution("all", "cpu-time", 4, 2),
                distribution("all", "driver-wait-time", 4, 3),
                distribution("all", "flash-read-time", 4, 3),
                distribution("all", "gc-stall-time", 4, 1.5),
                distribution("all", "unaccounted-time", 4, 0.5));
        var chart =
                (StackedBarChart) chart(new RunCharts(result).whereTimeWent().orElseThrow());
        assertThat(chart.parts())
                .extracting(part -> part.name() + " " + part.values().get(0))
                .containsExactly("cpu 2.0", "driver-wait 3.0", "flash-read 3.0", "gc-stall 1.5", "unaccounted 0.5");
    }

    @Test
    void showsEveryQuantityAndNoTime() {
        var pages = distribution("all", "pages-read", "pages", 2, 1, 1, 1, 1, 1, bucket(1, 2));
        var time = distribution("all", "response-time", "ms", 2, 1, 1, 1, 1, 1, bucket(1, 2));
        assertThat(new RunCharts(Results.of(pages, time)).quantities())
                .extracting(Figure::title)
                .containsExactly("How were the quantities of requests distributed? (pages read)");
    }

    @Test
    void binsQuantitiesByPowersOfTwo() {
        var metric = distribution(
                "all",
                "seek-distance",
                "cylinders",
                8,
                2,
                2,
                4,
                4,
                4,
                bucket(0, 1),
                bucket(1, 1),
                bucket(2, 1),
                bucket(3, 1),
                bucket(4, 4));
        var chart =
                (BarChart) chart(new RunCharts(Results.of(metric)).quantities().get(0));
        assertThat(chart.category()).isEqualTo("seek distance, cylinders");
        assertThat(chart.categories()).containsExactly("0", "1", "2–3", "4–7");
        assertThat(chart.values()).containsExactly(12.5, 12.5, 25.0, 50.0);
    }

    @Test
    void seriesRunInTheUnitThatReadsBestAndKeepTheirGaps() {
        var queue = new Series(
                "system",
                "outstanding-requests",
                "requests",
                60_000_000_000L,
                List.of(1.0, Double.NaN, 3.0, 4.0, 5.0, 6.0));
        var result = Results.of(List.of(), List.of(), List.of(queue));
        var chart = (LineChart)
                chart(new RunCharts(result).overTime(DrawnSeries.NONE).get(0));
        DrawnLine line = chart.lines().get(0);
        assertThat(chart.x().unit()).isEqualTo("min");
        assertThat(line.points().get(1).y()).isNaN();
        assertThat(line.points().get(5).x()).isCloseTo(5, within(1e-12));
        // The sixth interval is as long as the others.
        assertThat(line.until()).isCloseTo(6, within(1e-12));
    }

    @Test
    void refusesBarsThatHaveNoLength() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BarChart("", "", ChartAxis.log("load", ""), List.of(), List.of()))
                .withMessageContaining("load");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Part("seek", List.of(1.0, -1.0)))
                .withMessageContaining("seek");
    }

    private static ChartSpec chart(Figure figure) {
        return figure.variants().get(0).chart();
    }
}
