package org.spindle.reports;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.spindle.result.Metric;
import org.spindle.result.RunResult;
import org.spindle.result.RunResult.FileInfo;
import org.spindle.spi.report.MeasuredMetric;
import org.spindle.spi.report.MeasuredMetric.Form;
import org.spindle.spi.report.MeasuredSeries;
import org.spindle.spi.report.RunView;

/** A result as it is passed to sections of plugins. */
public final class ResultView implements RunView {

    private final RunResult result;
    private final Function<String, byte[]> contents;
    private final List<MeasuredMetric> metrics;
    private final List<MeasuredSeries> series;

    /**
     * @param contents reads a file of the result directory
     */
    public ResultView(RunResult result, Function<String, byte[]> contents) {
        this.result = result;
        this.contents = contents;
        metrics = result.metrics().stream().map(ResultView::measured).toList();
        series = result.series().stream()
                .map(each -> new MeasuredSeries(
                        each.component(), each.name(), each.unit(), each.intervalNs(), each.points()))
                .toList();
    }

    @Override
    public String scenario() {
        return result.scenario().name();
    }

    @Override
    public long simulatedNs() {
        return result.run().simulatedNs();
    }

    @Override
    public long warmUpNs() {
        return result.run().warmUpNs();
    }

    @Override
    public List<MeasuredMetric> metrics() {
        return metrics;
    }

    @Override
    public List<MeasuredSeries> series() {
        return series;
    }

    @Override
    public List<String> files() {
        return result.files().stream().map(FileInfo::name).toList();
    }

    @Override
    public byte[] file(String name) {
        if (!files().contains(name)) {
            throw new IllegalArgumentException("no observer has written '" + name + "'; the files of the result are "
                    + String.join(", ", files()));
        }
        return contents.apply(name);
    }

    private static MeasuredMetric measured(Metric metric) {
        if (metric.value() instanceof Metric.Distribution values) {
            return distribution(metric, values);
        }
        if (metric.value() instanceof Metric.Count count) {
            return plain(metric, Form.COUNT, count.value(), Double.NaN, Double.NaN);
        }
        Metric.Level level = (Metric.Level) metric.value();
        return plain(metric, Form.LEVEL, 0, level.mean(), level.max());
    }

    private static MeasuredMetric plain(Metric metric, Form form, long count, double mean, double maximum) {
        return new MeasuredMetric(
                metric.component(),
                metric.requestClass(),
                metric.name(),
                metric.unit(),
                metric.doc(),
                form,
                count,
                mean,
                Double.NaN,
                maximum,
                List.of(),
                List.of());
    }

    private static MeasuredMetric distribution(Metric metric, Metric.Distribution values) {
        DistributionMetric shown = new DistributionMetric(metric, values);
        List<MeasuredMetric.Percentile> percentiles = new ArrayList<>();
        for (Percentile percentile : Percentile.values()) {
            percentiles.add(new MeasuredMetric.Percentile(percentile.percent(), percentile.of(shown)));
        }
        return new MeasuredMetric(
                metric.component(),
                metric.requestClass(),
                metric.name(),
                metric.unit(),
                metric.doc(),
                Form.DISTRIBUTION,
                values.count(),
                values.mean(),
                values.min(),
                values.max(),
                percentiles,
                values.histogram().stream()
                        .map(bucket -> new MeasuredMetric.Bucket(shown.inUnit(bucket), bucket.count()))
                        .toList());
    }
}
