package org.spindle.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.spindle.result.Metric;
import org.spindle.sweep.SweepResult.PointMetric;

/** Percentiles over replications are those of all their values, not means of percentiles. */
class PercentilePoolTest {

    private static Metric.Distribution run(LongStream nanos) {
        List<Metric.Bucket> buckets = new ArrayList<>();
        nanos.forEach(value -> buckets.add(new Metric.Bucket(value, 1)));
        return new Metric.Distribution(
                buckets.size(), 1, 0, 0, 0, 0, new Metric.Percentiles(7, 7, 7, 7, 7), null, buckets);
    }

    /** One run has the values 1 to 90, the other 901 to 910: of all hundred values the 90th is 90, the 95th 905. */
    @Test
    void percentileOfTheValuesOfAllRuns() {
        PercentilePool pool = new PercentilePool("lines");
        pool.add(run(LongStream.rangeClosed(1, 90)));
        pool.add(run(LongStream.rangeClosed(901, 910)));
        assertThat(pool.percentile(50)).isEqualTo(50);
        assertThat(pool.percentile(90)).isEqualTo(90);
        assertThat(pool.percentile(95)).isEqualTo(905);
        assertThat(pool.percentile(Double.NaN)).isNaN();
    }

    @Test
    void timesAreShownInMilliseconds() {
        PercentilePool pool = new PercentilePool("ms");
        pool.add(run(LongStream.of(1_000_000)));
        assertThat(pool.percentile(50)).isBetween(1.0, 1.001);
    }

    @Test
    void noneIfARunHasKeptNoHistogram() {
        PercentilePool pool = new PercentilePool("lines");
        pool.add(run(LongStream.of(5)));
        pool.add(run(LongStream.empty()));
        assertThat(pool.percentile(50)).isEqualTo(5);
        pool.add(new Metric.Distribution(3, 1, 0, 0, 0, 0, new Metric.Percentiles(7, 7, 7, 7, 7), null, List.of()));
        assertThat(pool.percentile(50)).isNaN();
    }

    /** Rows keep the histogram when they are written and read again; the mean of the percentiles is kept beside it. */
    @Test
    void pointsHaveBoth() {
        List<RunRow> rows = List.of(row(0, LongStream.rangeClosed(1, 90)), row(1, LongStream.rangeClosed(901, 910)));
        List<RunRow> read =
                rows.stream().map(row -> RowJson.row(RowJson.write(row))).toList();
        assertThat(read).isEqualTo(rows);
        PointSummary summary = new PointSummary();
        read.forEach(summary::add);
        PointMetric p95 = summary.point().metrics().stream()
                .filter(figure -> figure.stat() == Stat.P95)
                .findFirst()
                .orElseThrow();
        assertThat(p95.mean()).isEqualTo(7);
        assertThat(p95.pooled()).isEqualTo(905);
    }

    private static RunRow row(int replication, LongStream values) {
        return new RunRow(
                "p0000-r0" + replication,
                0,
                replication,
                Map.of(),
                null,
                List.of(),
                List.of(new Metric(Metric.SYSTEM, "all", "depth", "lines", "Lines.", run(values))));
    }
}
