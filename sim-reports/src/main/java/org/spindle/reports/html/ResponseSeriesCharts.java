package org.spindle.reports.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.spindle.reports.Decimals;
import org.spindle.reports.html.ChartSpec.Cell;
import org.spindle.reports.html.ChartSpec.ChartAxis;
import org.spindle.reports.html.ChartSpec.DrawnLine;
import org.spindle.reports.html.ChartSpec.Point;
import org.spindle.result.ResponsesOverTime;
import org.spindle.result.RunResult;
import org.spindle.result.Series;

/** The charts of response times over simulated time. Absent if the result does not have them. */
final class ResponseSeriesCharts {

    private static final double MILLISECOND = 1e6;

    /** A logarithmic axis cannot show 0: shorter times are shown as this. */
    private static final double LEAST_MS = 1e-3;

    private static final double SECOND = 1e9;

    private final ResponsesOverTime overTime;
    private final long simulatedNs;
    private final TimeAxis time;

    ResponseSeriesCharts(RunResult result) {
        overTime = result.responses();
        simulatedNs = result.run().simulatedNs();
        time = TimeAxis.of(result);
    }

    /** Returns the percentiles and the maximum over time. */
    Optional<Figure> percentiles() {
        if (overTime.isEmpty()) {
            return Optional.empty();
        }
        List<DrawnLine> lines = new ArrayList<>();
        for (Series series : overTime.series()) {
            lines.add(line(series));
        }
        return Optional.of(Figure.of(
                Chart.RESPONSE_PERCENTILES,
                new ChartSpec.LineChart(
                        "The response time that 50, 90 and 99 %% of the requests completed in each interval of %s did not exceed, and the longest, on a logarithmic axis."
                                .formatted(interval()),
                        time.axis(),
                        ChartAxis.log("response time", "ms"),
                        true,
                        List.copyOf(lines),
                        List.of())));
    }

    /** Returns the number of requests by time of completion and response time. */
    Optional<Figure> map() {
        if (overTime.isEmpty()) {
            return Optional.empty();
        }
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < overTime.intervals().size(); i++) {
            for (ResponsesOverTime.Cell cell : overTime.intervals().get(i).cells()) {
                double low = Math.max(LEAST_MS, cell.leastNs() / MILLISECOND);
                cells.add(new Cell(i, low, cell.limitNs() / MILLISECOND, cell.requests()));
            }
        }
        return Optional.of(Figure.of(
                Chart.RESPONSE_MAP,
                new ChartSpec.HeatMap(
                        "Requests completed in each interval of %s by their response time, on a logarithmic axis; the colour is their number."
                                .formatted(interval()),
                        time.axis(),
                        ChartAxis.log("response time", "ms"),
                        overTime.intervalNs() / time.nanoseconds(),
                        "requests",
                        List.copyOf(cells))));
    }

    /** Returns the requests per second that were completed over time. */
    Optional<Figure> throughput() {
        if (overTime.isEmpty()) {
            return Optional.empty();
        }
        double interval = overTime.intervalNs() / time.nanoseconds();
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < overTime.intervals().size(); i++) {
            long begin = i * overTime.intervalNs();
            // The run may end within the last interval.
            long length = Math.min(overTime.intervalNs(), simulatedNs - begin);
            if (length > 0) {
                points.add(new Point(i * interval, overTime.intervals().get(i).requests() / (length / SECOND)));
            }
        }
        if (overTime.intervals().size() * overTime.intervalNs() < simulatedNs) {
            // The last request was complete long before the run ended.
            points.add(new Point(overTime.intervals().size() * interval, 0));
        }
        DrawnLine line = new DrawnLine(
                "completed", List.copyOf(points), List.of(), Double.NaN, simulatedNs / time.nanoseconds());
        return Optional.of(Figure.of(
                Chart.THROUGHPUT_SERIES,
                new ChartSpec.LineChart(
                        "Requests completed per second, in intervals of %s.".formatted(interval()),
                        time.axis(),
                        ChartAxis.linear("throughput", "requests/s"),
                        true,
                        List.of(line),
                        List.of())));
    }

    private String interval() {
        return Decimals.alone(overTime.intervalNs() / time.nanoseconds()) + " " + time.unit() + " of simulated time";
    }

    private DrawnLine line(Series series) {
        double interval = series.intervalNs() / time.nanoseconds();
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < series.points().size(); i++) {
            points.add(new Point(i * interval, series.points().get(i)));
        }
        String stat = series.name().substring(series.name().lastIndexOf('-') + 1);
        return new DrawnLine(stat, List.copyOf(points), List.of(), Double.NaN, points.size() * interval);
    }
}
