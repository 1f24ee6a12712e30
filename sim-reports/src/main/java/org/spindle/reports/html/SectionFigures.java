package org.spindle.reports.html;

import java.util.List;
import org.spindle.reports.html.ChartSpec.ChartAxis;
import org.spindle.spi.report.BarChart;
import org.spindle.spi.report.LineChart;
import org.spindle.spi.report.SectionChart;
import org.spindle.spi.report.SeriesChart;
import org.spindle.spi.report.StackedBarChart;

/** Converts charts of plugins into those of a page. */
final class SectionFigures {

    private SectionFigures() {}

    static Figure figure(String id, SectionChart chart) {
        return new Figure(Chart.OF_PLUGIN, id, chart.title(), "", "", List.of(new Figure.Variant("", spec(chart))));
    }

    /** Returns lines without the points that a logarithmic axis cannot show. */
    static ChartSpec lines(
            String description,
            org.spindle.spi.analysis.Axis x,
            org.spindle.spi.analysis.Axis y,
            boolean steps,
            List<org.spindle.spi.analysis.Line> lines) {
        return new ChartSpec.LineChart(
                description,
                axis(x),
                axis(y),
                steps,
                lines.stream()
                        .map(line -> ChartSpec.DrawnLine.of(
                                line.name(),
                                line.points().stream()
                                        .filter(point -> !x.logarithmic() || point.x() > 0)
                                        .filter(point -> !y.logarithmic() || point.y() > 0)
                                        .map(point -> new ChartSpec.Point(point.x(), point.y()))
                                        .toList()))
                        .toList(),
                List.of());
    }

    private static ChartSpec spec(SectionChart chart) {
        if (chart instanceof LineChart line) {
            return lines(line.description(), line.x(), line.y(), line.steps(), line.lines());
        }
        if (chart instanceof SeriesChart series) {
            return spec(series.lineChart());
        }
        if (chart instanceof BarChart bars) {
            return new ChartSpec.BarChart(
                    bars.description(),
                    bars.category(),
                    ChartAxis.linear(bars.quantity(), bars.unit()),
                    bars.categories(),
                    bars.values());
        }
        StackedBarChart bars = (StackedBarChart) chart;
        return new ChartSpec.StackedBarChart(
                bars.description(),
                bars.category(),
                ChartAxis.linear(bars.quantity(), bars.unit()),
                bars.categories(),
                bars.parts().stream()
                        .map(part -> new ChartSpec.Part(part.name(), part.values()))
                        .toList());
    }

    private static ChartAxis axis(org.spindle.spi.analysis.Axis axis) {
        return axis.logarithmic()
                ? ChartAxis.log(axis.name(), axis.unit())
                : ChartAxis.linear(axis.name(), axis.unit());
    }
}
