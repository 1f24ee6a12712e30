package org.spindle.reports.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.result.Series;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;
import org.spindle.spi.report.LineChart;
import org.spindle.spi.report.SectionContent;

class DrawnSeriesTest {

    private final DrawnSeries drawn = new DrawnSeries(List.of(
            AddedSection.failed("acme.broken", "it failed"),
            AddedSection.of(
                    "acme.use",
                    new SectionContent(
                            "Use", List.of(lines(line("use", 0, 0.5, Double.NaN), line("dies busy", 1, 1, 1)))))));

    private static LineChart lines(Line... lines) {
        return new LineChart("Busy?", "", Axis.linear("time", "s"), Axis.linear("busy", ""), true, List.of(lines));
    }

    private static Line line(String name, double... values) {
        List<Line.Point> points = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            points.add(new Line.Point(0.1 * i, values[i]));
        }
        return new Line(name, points);
    }

    private static Series series(String name, Double... values) {
        return new Series("ssd0", name, "", 100_000_000, List.of(values));
    }

    @Test
    void aSeriesThatASectionDrawsIsAmongThem() {
        assertThat(drawn.include(series("use", 0.0, 0.5, Double.NaN))).isTrue();
        assertThat(drawn.include(series("use", 0.0, 0.5, 0.25))).isFalse();
        assertThat(drawn.include(series("use", 0.0, 0.5))).isFalse();
        assertThat(DrawnSeries.NONE.include(series("use", 0.0, 0.5, Double.NaN)))
                .isFalse();
    }

    /** The series of other quantities may be as flat. */
    @Test
    void aSeriesThatNeverChangesIsIfItHasTheNameToo() {
        assertThat(drawn.include(series("acme-idle", 1.0, 1.0, 1.0))).isFalse();
        assertThat(drawn.include(series("dies-busy", 1.0, 1.0, 1.0))).isTrue();
    }
}
