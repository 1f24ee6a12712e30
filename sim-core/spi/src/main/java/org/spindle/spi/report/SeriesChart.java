package org.spindle.spi.report;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;

/**
 * Time series of the result over simulated seconds, as steps. A report draws a series that a section shows in such a chart nowhere
 * else.
 *
 * @param quantity name of the vertical axis
 * @param unit unit of the vertical axis; empty for a plain number
 * @param lines at least one
 */
public record SeriesChart(String title, String description, String quantity, String unit, List<SeriesLine> lines)
        implements SectionChart {

    private static final double NANOS_PER_SECOND = 1e9;

    /**
     * A line of the chart.
     *
     * @param name of the line
     * @param series what it shows
     */
    public record SeriesLine(String name, MeasuredSeries series) {

        /** Returns the line through the points of the series. */
        public Line line() {
            List<Line.Point> points = new ArrayList<>();
            for (int i = 0; i < series.points().size(); i++) {
                points.add(new Line.Point(
                        i * series.intervalNs() / NANOS_PER_SECOND,
                        series.points().get(i)));
            }
            return new Line(name, points);
        }
    }

    public SeriesChart {
        lines = List.copyOf(lines);
        if (lines.isEmpty()) {
            throw new IllegalArgumentException("chart '" + title + "' has no series; give it at least one");
        }
    }

    /** Returns the chart of the lines through the points of the series. */
    public LineChart lineChart() {
        return new LineChart(
                title,
                description,
                Axis.linear("simulated time", "s"),
                Axis.linear(quantity, unit),
                true,
                lines.stream().map(SeriesLine::line).toList());
    }
}
