package org.spindle.reports.html;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.spindle.result.Series;
import org.spindle.spi.analysis.Line;
import org.spindle.spi.report.LineChart;
import org.spindle.spi.report.SectionContent;

/**
 * The time series that sections of plugins draw, so that the page does not draw them a second time. A series is identified by its
 * values; one that never changes is identified by its name as well.
 */
final class DrawnSeries {

    /** No section draws a series. */
    static final DrawnSeries NONE = new DrawnSeries(List.of());

    /** @param name in words */
    private record Drawn(String name, List<Double> values) {}

    private final Set<List<Double>> values = new HashSet<>();
    private final Set<Drawn> named = new HashSet<>();

    DrawnSeries(List<AddedSection> sections) {
        sections.stream()
                .map(AddedSection::content)
                .filter(Objects::nonNull)
                .map(SectionContent::parts)
                .flatMap(List::stream)
                .filter(LineChart.class::isInstance)
                .flatMap(part -> ((LineChart) part).lines().stream())
                .forEach(this::add);
    }

    private void add(Line line) {
        List<Double> drawn = line.points().stream().map(Line.Point::y).toList();
        values.add(drawn);
        named.add(new Drawn(line.name(), drawn));
    }

    boolean include(Series series) {
        boolean changes = series.points().stream().distinct().count() > 1;
        return changes
                ? values.contains(series.points())
                : named.contains(new Drawn(series.name().replace('-', ' '), series.points()));
    }
}
