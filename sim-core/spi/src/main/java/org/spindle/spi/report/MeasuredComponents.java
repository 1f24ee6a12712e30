package org.spindle.spi.report;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;

/** The components of a result that a report section covers, and the table rows and chart parts that compare them. */
public final class MeasuredComponents {

    private final List<MeasuredComponent> components;

    private MeasuredComponents(List<MeasuredComponent> components) {
        this.components = components;
    }

    /**
     * Returns the components that have all of these metrics, in the order of the result.
     *
     * @param metric one that names each component once
     */
    public static MeasuredComponents with(RunView run, String metric, String... others) {
        return new MeasuredComponents(run.metrics().stream()
                .filter(measured -> measured.name().equals(metric)
                        && measured.requestClass().equals("all"))
                .map(measured -> new MeasuredComponent(run, measured.component()))
                .filter(component -> List.of(others).stream()
                        .allMatch(other -> component.metric(other).isPresent()))
                .toList());
    }

    public boolean isEmpty() {
        return components.isEmpty();
    }

    /** Returns the components, in the order of the result. */
    public List<MeasuredComponent> each() {
        return components;
    }

    /** Returns the names of the components. */
    public List<String> names() {
        return components.stream().map(MeasuredComponent::name).toList();
    }

    /** Returns whether one of the components has a metric. */
    public boolean have(String metric) {
        return components.stream()
                .anyMatch(component -> component.metric(metric).isPresent());
    }

    /** Returns a part of stacked bars, one for each component, that shows numbers of occurrences. */
    public StackedBarChart.Part counts(String part, String metric) {
        return new StackedBarChart.Part(
                part,
                components.stream().map(component -> component.count(metric)).toList());
    }

    /** Returns rows of a table, one for each component. */
    public List<Table.Row> rows(Function<MeasuredComponent, List<Double>> cells) {
        return components.stream()
                .map(component -> new Table.Row(component.name(), cells.apply(component)))
                .toList();
    }

    /**
     * Adds a {@link SeriesChart} to the parts of a section; nothing if there is no point in its series.
     *
     * @param quantity name of the vertical axis
     * @param unit unit of the vertical axis
     */
    public static void addSeriesChart(
            List<SectionPart> parts,
            String title,
            String description,
            String quantity,
            String unit,
            SeriesChart.SeriesLine... lines) {
        if (Stream.of(lines).anyMatch(line -> !line.series().points().isEmpty())) {
            parts.add(new SeriesChart(title, description, quantity, unit, List.of(lines)));
        }
    }

    /**
     * Adds a chart of lines over simulated time to the parts of a section; nothing if there is no point in them. A report draws
     * the series of such lines once more among its own charts.
     *
     * @deprecated for series of the result, in favour of the method with {@link SeriesChart.SeriesLine}
     */
    @Deprecated
    public static void addSeriesChart(
            List<SectionPart> parts, String title, String description, String quantity, String unit, List<Line> lines) {
        if (lines.stream().anyMatch(line -> !line.points().isEmpty())) {
            parts.add(new LineChart(
                    title, description, Axis.linear("simulated time", "s"), Axis.linear(quantity, unit), true, lines));
        }
    }
}
