package org.spindle.reports.html;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.spindle.result.Series;
import org.spindle.spi.report.MeasuredSeries;
import org.spindle.spi.report.SectionContent;
import org.spindle.spi.report.SeriesChart;

/** The time series that sections of plugins draw in a {@link SeriesChart}, so that the page does not draw them a second time. */
final class DrawnSeries {

    /** No section draws a series. */
    static final DrawnSeries NONE = new DrawnSeries(List.of());

    /** What identifies a series in a result. */
    private record Key(String component, String name) {

        static Key of(MeasuredSeries series) {
            return new Key(series.component(), series.name());
        }
    }

    private final Set<Key> drawn;

    DrawnSeries(List<AddedSection> sections) {
        drawn = sections.stream()
                .map(AddedSection::content)
                .filter(Objects::nonNull)
                .map(SectionContent::parts)
                .flatMap(List::stream)
                .filter(SeriesChart.class::isInstance)
                .flatMap(part -> ((SeriesChart) part).lines().stream())
                .map(line -> Key.of(line.series()))
                .collect(Collectors.toUnmodifiableSet());
    }

    boolean include(Series series) {
        return drawn.contains(new Key(series.component(), series.name()));
    }
}
