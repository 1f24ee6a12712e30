package org.spindle.reproduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.spindle.characterisation.AnalysisResult;
import org.spindle.characterisation.AnalysisResult.Picture;
import org.spindle.reproduce.StudiedTrace.Reading;
import org.spindle.result.Metric;
import org.spindle.run.RunException;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;
import org.spindle.spi.analysis.Line.Point;

/** Values that are read off the charts of an analysis. */
class TraceMetricsTest {

    private static final Picture CHART = new Picture(
            "lengths",
            "",
            Axis.linear("length", "s"),
            Axis.linear("shorter", "%"),
            false,
            List.of(new Line("periods", List.of(new Point(10, 20), new Point(30, 60)))));

    @Test
    void readsBetweenPointsAlongAStraightLine() {
        assertThat(read("periods", 20, List.of(CHART))).isEqualTo(40);
    }

    /** A fifth of the values is at most 10 and none is between 10 and 30, so that a fifth is at most 29. */
    @Test
    void readsInStepsIfToldSo() {
        assertThat(inSteps(9)).isNaN();
        assertThat(inSteps(10)).isEqualTo(20);
        assertThat(inSteps(29)).isEqualTo(20);
        assertThat(inSteps(30)).isEqualTo(60);
        assertThat(inSteps(1000)).isEqualTo(60);
    }

    @Test
    void hasNoValueBeyondTheEnds() {
        assertThat(read("periods", 5, List.of(CHART))).isNaN();
        assertThat(read("periods", 31, List.of(CHART))).isNaN();
    }

    @Test
    void hasNoValueIfNothingWasDrawn() {
        assertThat(read("periods", 20, List.of())).isNaN();
    }

    @Test
    void rejectsALineThatIsNotInTheChart() {
        assertThatThrownBy(() -> read("period", 20, List.of(CHART)))
                .isInstanceOf(RunException.class)
                .hasMessageContaining("no line 'period'")
                .hasMessageContaining("lengths: periods");
    }

    private static double read(String line, double x, List<Picture> pictures) {
        return read(new Reading("idle", "lengths", line, x, false), pictures);
    }

    private static double inSteps(double x) {
        return read(new Reading("idle", "lengths", "periods", x, true), List.of(CHART));
    }

    private static double read(Reading place, List<Picture> pictures) {
        StudiedTrace studied = new StudiedTrace("trace", null, null, null, null, Map.of(), Map.of("short", place));
        TraceMetrics metrics = new TraceMetrics("machine", studied);
        metrics.add("idle", new AnalysisResult("idle-periods", "", List.of(), pictures, List.of()));
        assertThat(metrics.metrics()).extracting(Metric::name).containsExactly("short");
        return ((Metric.Level) metrics.metrics().get(0).value()).mean();
    }
}
