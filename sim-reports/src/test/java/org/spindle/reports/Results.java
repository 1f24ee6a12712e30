package org.spindle.reports;

import java.util.List;
import org.spindle.result.Metric;
import org.spindle.result.RunResult;
import org.spindle.result.Series;

/** Results small enough to work by hand. */
public final class Results {
    private static final RunResult.ScenarioInfo NO_SCENARIO = new RunResult.ScenarioInfo("", "", "", 0, 0);
    private static final RunResult.RunInfo NO_RUN = new RunResult.RunInfo(0, 0, 0, 0, 0, 0, "");

    private Results() {}

    public static RunResult of(Metric... metrics) {
        return of(List.of(), List.of(metrics), List.of());
    }

    public static RunResult of(List<String> notes, List<Metric> metrics, List<Series> series) {
        return of(NO_RUN, notes, metrics, series);
    }

    public static RunResult of(RunResult.RunInfo run, List<String> notes, List<Metric> metrics, List<Series> series) {
        return new RunResult("", NO_SCENARIO, List.of(), run, notes, metrics, series);
    }

    /** A metric of the whole system, in {@code ms}. */
    public static Metric distribution(
            String requestClass, String name, long count, double mean, Metric.Bucket... histogram) {
        return distribution(
                requestClass, name, "ms", count, mean, Double.NaN, Double.NaN, Double.NaN, Double.NaN, histogram);
    }

    public static Metric distribution(
            String requestClass,
            String name,
            String unit,
            long count,
            double mean,
            double p50,
            double p95,
            double p99,
            double max,
            Metric.Bucket... histogram) {
        var percentiles = new Metric.Percentiles(p50, Double.NaN, p95, p99, Double.NaN);
        var values = new Metric.Distribution(
                count, mean, Double.NaN, Double.NaN, Double.NaN, max, percentiles, null, List.of(histogram));
        return new Metric("system", requestClass, name, unit, "", values);
    }

    public static Metric level(String component, String name, String unit, double mean) {
        return new Metric(component, "all", name, unit, "", new Metric.Level(mean, Double.NaN));
    }

    public static Metric.Bucket bucket(long value, long count) {
        return new Metric.Bucket(value, count);
    }
}
