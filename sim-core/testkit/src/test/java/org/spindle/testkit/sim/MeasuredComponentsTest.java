package org.spindle.testkit.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.spi.analysis.Line;
import org.spindle.spi.report.LineChart;
import org.spindle.spi.report.MeasuredComponent;
import org.spindle.spi.report.MeasuredComponents;
import org.spindle.spi.report.SectionPart;
import org.spindle.spi.report.SeriesChart;
import org.spindle.spi.report.StackedBarChart;
import org.spindle.spi.report.Table;

class MeasuredComponentsTest {

    private static final TestRunView RUN = new TestRunView()
            .count("a", "hits", "requests", 3)
            .count("b", "hits", "requests", 5)
            .count("b", "misses", "requests", 7)
            .distribution("b", "time", "ms", 2, 1, 4, 9)
            .series("b", "active", "", 2_000_000_000, List.of(0.5, 1.0));

    @Test
    void componentsAreThoseWithAllTheMetrics() {
        assertThat(MeasuredComponents.with(RUN, "hits").names()).containsExactly("a", "b");
        assertThat(MeasuredComponents.with(RUN, "hits", "misses").names()).containsExactly("b");
        assertThat(MeasuredComponents.with(RUN, "evictions").isEmpty()).isTrue();
        assertThat(MeasuredComponents.with(RUN, "hits").have("misses")).isTrue();
        assertThat(MeasuredComponents.with(RUN, "hits").have("evictions")).isFalse();
    }

    @Test
    void eachHasAValueInBarsAndARowInTables() {
        MeasuredComponents both = MeasuredComponents.with(RUN, "hits");
        assertThat(both.counts("misses", "misses")).isEqualTo(new StackedBarChart.Part("misses", List.of(0.0, 7.0)));
        assertThat(both.rows(component -> List.of(component.count("hits"))))
                .containsExactly(new Table.Row("a", List.of(3.0)), new Table.Row("b", List.of(5.0)));
    }

    @Test
    void whatWasNotMeasuredIsNotANumber() {
        MeasuredComponent b = new MeasuredComponent(RUN, "b");
        assertThat(b.mean("time")).isEqualTo(2);
        assertThat(b.maximum("time")).isEqualTo(4);
        assertThat(b.mean("wait")).isNaN();
        assertThat(b.maximum("wait")).isNaN();
        assertThat(b.percentile("time", 99)).isNaN();
        assertThat(b.shares("wait", "waits").points()).isEmpty();
    }

    @Test
    void seriesAreOverSecondsAndAddedIfTheyHavePoints() {
        MeasuredComponent b = new MeasuredComponent(RUN, "b");
        List<SectionPart> parts = new ArrayList<>();
        MeasuredComponents.addSeriesChart(parts, "t", "d", "q", "", b.seriesLine("idle", "off"));
        assertThat(parts).isEmpty();
        MeasuredComponents.addSeriesChart(parts, "t", "d", "q", "", b.seriesLine("active", "on"));
        SeriesChart chart = (SeriesChart) parts.get(0);
        assertThat(chart.lines())
                .containsExactly(new SeriesChart.SeriesLine("on", RUN.series().get(0)));
        assertThat(chart.lineChart().lines())
                .containsExactly(new Line("on", List.of(new Line.Point(0, 0.5), new Line.Point(2, 1))));
    }

    /** For plugins that were built against the first version. */
    @Test
    @SuppressWarnings("deprecation")
    void linesOverSecondsAreAddedIfTheyHavePoints() {
        MeasuredComponent b = new MeasuredComponent(RUN, "b");
        List<SectionPart> parts = new ArrayList<>();
        MeasuredComponents.addSeriesChart(parts, "t", "d", "q", "", List.of(b.series("idle", "off")));
        assertThat(parts).isEmpty();
        MeasuredComponents.addSeriesChart(parts, "t", "d", "q", "", List.of(b.series("active", "on")));
        assertThat(((LineChart) parts.get(0)).lines().get(0).points())
                .containsExactly(new Line.Point(0, 0.5), new Line.Point(2, 1));
    }
}
