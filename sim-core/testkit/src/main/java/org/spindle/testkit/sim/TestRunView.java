package org.spindle.testkit.sim;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.spindle.spi.report.MeasuredMetric;
import org.spindle.spi.report.MeasuredMetric.Bucket;
import org.spindle.spi.report.MeasuredSeries;
import org.spindle.spi.report.RunView;

/** A result that a test specifies, initially empty. */
public final class TestRunView implements RunView {

    private final List<MeasuredMetric> metrics = new ArrayList<>();
    private final List<MeasuredSeries> series = new ArrayList<>();
    private final Map<String, byte[]> files = new LinkedHashMap<>();

    /** The result of a run of a thousand requests on one disk, without observers. */
    public static TestRunView ofARun() {
        return new TestRunView()
                .count("system", "requests", "requests", 1000)
                .distribution("system", "response-time", "ms", 12.5, 1, 80, 1000)
                .distribution("system", "queue-time", "ms", 4.5, 0, 60, 1000)
                .distribution("system", "service-time", "ms", 8, 1, 20, 1000)
                .level("driver", "disk0-queue-length", "requests", 0.75)
                .level("disk0", "utilisation", "", 0.6);
    }

    /** Adds a number of occurrences. */
    public TestRunView count(String component, String name, String unit, long count) {
        return add(component, name, unit, MeasuredMetric.Form.COUNT, count, Double.NaN, Double.NaN, Double.NaN);
    }

    /** Adds the mean of a quantity over time. */
    public TestRunView level(String component, String name, String unit, double mean) {
        return add(component, name, unit, MeasuredMetric.Form.LEVEL, 0, mean, Double.NaN, Double.NaN);
    }

    /** Adds the mean and the greatest value of a quantity over time. */
    public TestRunView level(String component, String name, String unit, double mean, double maximum) {
        return add(component, name, unit, MeasuredMetric.Form.LEVEL, 0, mean, Double.NaN, maximum);
    }

    /** Adds a distribution. */
    public TestRunView distribution(
            String component, String name, String unit, double mean, double minimum, double maximum, long count) {
        return add(component, name, unit, MeasuredMetric.Form.DISTRIBUTION, count, mean, minimum, maximum);
    }

    /** Adds a distribution of known values: the buckets of its histogram by rising value, and their mean. */
    public TestRunView histogram(String component, String name, String unit, double mean, Bucket... buckets) {
        metrics.add(new MeasuredMetric(
                component,
                "all",
                name,
                unit,
                "For a test.",
                MeasuredMetric.Form.DISTRIBUTION,
                Stream.of(buckets).mapToLong(Bucket::count).sum(),
                mean,
                buckets[0].value(),
                buckets[buckets.length - 1].value(),
                List.of(),
                List.of(buckets)));
        return this;
    }

    /** Adds a time series. */
    public TestRunView series(String component, String name, String unit, long intervalNs, List<Double> points) {
        series.add(new MeasuredSeries(component, name, unit, intervalNs, points));
        return this;
    }

    /** Adds a file of an observer. */
    public TestRunView file(String name, String content) {
        files.put(name, content.getBytes(StandardCharsets.UTF_8));
        return this;
    }

    /** The same metrics and series, all without values. */
    public TestRunView withoutValues() {
        TestRunView empty = new TestRunView();
        metrics.forEach(metric -> empty.add(
                metric.component(),
                metric.name(),
                metric.unit(),
                metric.form(),
                0,
                Double.NaN,
                Double.NaN,
                Double.NaN));
        series.forEach(each ->
                empty.series(each.component(), each.name(), each.unit(), each.intervalNs(), List.of(Double.NaN)));
        empty.files.putAll(files);
        return empty;
    }

    private TestRunView add(
            String component,
            String name,
            String unit,
            MeasuredMetric.Form form,
            long count,
            double mean,
            double minimum,
            double maximum) {
        metrics.add(new MeasuredMetric(
                component,
                "all",
                name,
                unit,
                "For a test.",
                form,
                count,
                mean,
                minimum,
                maximum,
                List.of(),
                List.of()));
        return this;
    }

    @Override
    public String scenario() {
        return "";
    }

    @Override
    public long simulatedNs() {
        return 10_000_000_000L;
    }

    @Override
    public long warmUpNs() {
        return 0;
    }

    @Override
    public List<MeasuredMetric> metrics() {
        return List.copyOf(metrics);
    }

    @Override
    public List<MeasuredSeries> series() {
        return List.copyOf(series);
    }

    @Override
    public List<String> files() {
        return List.copyOf(files.keySet());
    }

    @Override
    public byte[] file(String name) {
        byte[] content = files.get(name);
        if (content == null) {
            throw new IllegalArgumentException("the result has no file '" + name + "'; it has " + files.keySet());
        }
        return content.clone();
    }
}
