package org.spindle.reports.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.result.Series;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.report.LineChart;
import org.spindle.spi.report.MeasuredSeries;
import org.spindle.spi.report.SectionContent;
import org.spindle.spi.report.SeriesChart;

class DrawnSeriesTest {

    private static final SeriesChart.SeriesLine USE =
            new SeriesChart.SeriesLine("dies", new MeasuredSeries("ssd0", "use", "", 100_000_000, List.of(0.0, 0.5)));

    private final DrawnSeries drawn = new DrawnSeries(List.of(
            AddedSection.failed("acme.broken", "it failed"),
            AddedSection.of(
                    "acme.use",
                    new SectionContent("Use", List.of(new SeriesChart("Busy?", "Use.", "busy", "", List.of(USE)))))));

    private static Series series(String component, String name) {
        return new Series(component, name, "", 100_000_000, List.of(0.0, 0.5));
    }

    @Test
    void aSeriesThatASectionDrawsIsAmongThem() {
        assertThat(drawn.include(series("ssd0", "use"))).isTrue();
        assertThat(DrawnSeries.NONE.include(series("ssd0", "use"))).isFalse();
    }

    /** All have the same points. */
    @Test
    void theSeriesOfAnotherComponentOrNameIsNot() {
        assertThat(drawn.include(series("ssd1", "use"))).isFalse();
        assertThat(drawn.include(series("ssd0", "dies"))).isFalse();
    }

    @Test
    void aLineThroughTheSamePointsIsNoSeries() {
        var lines = new LineChart(
                "Busy?", "Use.", Axis.linear("time", "s"), Axis.linear("busy", ""), true, List.of(USE.line()));
        var sections = List.of(AddedSection.of("acme.use", new SectionContent("Use", List.of(lines))));
        assertThat(new DrawnSeries(sections).include(series("ssd0", "use"))).isFalse();
    }
}
