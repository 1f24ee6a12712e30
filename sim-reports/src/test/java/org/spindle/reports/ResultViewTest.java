package org.spindle.reports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.result.Metric;
import org.spindle.result.RunResult;
import org.spindle.result.RunResult.FileInfo;
import org.spindle.spi.report.MeasuredMetric;
import org.spindle.spi.report.MeasuredMetric.Form;
import org.spindle.spi.report.RunView;

/** The view of a result that a plugin's section gets. */
class ResultViewTest {

    private static final RunResult BARE = Results.of();

    private static RunView view(Metric... metrics) {
        RunResult result = new RunResult(
                "",
                BARE.scenario(),
                List.of(),
                BARE.run(),
                List.of(),
                List.of(metrics),
                List.of(),
                List.of(new FileInfo("used", "used.csv", "Uses.")));
        return new ResultView(result, name -> name.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void countsAndLevels() {
        RunView view = view(
                new Metric("a", "all", "hits", "requests", "Hits.", new Metric.Count(12)),
                new Metric("a", "all", "busy", "", "Busy.", new Metric.Level(0.25, 1)));
        MeasuredMetric hits = view.metric("a", "hits").orElseThrow();
        assertThat(hits.form()).isEqualTo(Form.COUNT);
        assertThat(hits.count()).isEqualTo(12);
        assertThat(hits.mean()).isNaN();
        MeasuredMetric busy = view.metric("a", "busy").orElseThrow();
        assertThat(busy.form()).isEqualTo(Form.LEVEL);
        assertThat(busy.mean()).isEqualTo(0.25);
        assertThat(busy.maximum()).isEqualTo(1);
        assertThat(view.metric("a", "misses")).isEmpty();
    }

    /** Histograms of times are kept in nanoseconds, and shown in the unit of the metric. */
    @Test
    void distributionsAreInTheUnitOfTheMetric() {
        MeasuredMetric metric = view(new Metric(
                        "a",
                        "all",
                        "wait",
                        "ms",
                        "Waiting.",
                        new Metric.Distribution(
                                2,
                                3,
                                1,
                                0,
                                2,
                                4,
                                new Metric.Percentiles(3, 4, 4, 4, 4),
                                null,
                                List.of(new Metric.Bucket(2_000_000, 2)))))
                .metrics()
                .get(0);
        assertThat(metric.form()).isEqualTo(Form.DISTRIBUTION);
        assertThat(metric.histogram()).containsExactly(new MeasuredMetric.Bucket(2, 2));
        assertThat(metric.percentiles()).contains(new MeasuredMetric.Percentile(99.9, 4));
    }

    @Test
    void onlyFilesOfObserversAreRead() {
        RunView view = view();
        assertThat(view.file("used.csv")).asString(StandardCharsets.UTF_8).isEqualTo("used.csv");
        assertThatThrownBy(() -> view.file("../other"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'../other'")
                .hasMessageContaining("used.csv");
    }
}
