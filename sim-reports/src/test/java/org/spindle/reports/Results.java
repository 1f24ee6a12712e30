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

    /** A metric of the host, in {@code ms}, of tasks with this mean and maximum. */
    public static Metric ofTasks(String name, long tasks, double mean, double max) {
        var percentiles = new Metric.Percentiles(Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN);
        var values = new Metric.Distribution(
                tasks, mean, Double.NaN, Double.NaN, Double.NaN, max, percentiles, null, List.of());
        return new Metric("host", "all", name, "ms", "", values);
    }

    /** One task with the name {@code copy}, which took 1.25 s: 1 s of waiting for storage and 50 ms of sleep. */
    public static List<Metric> oneTask() {
        return List.of(
                ofTasks("elapsed-time", 1, 1250, 1250),
                ofTasks("task-storage-wait", 1, 1000, 1000),
                ofTasks("task-sleep", 1, 50, 50),
                ofTasks("copy-elapsed-time", 1, 1250, 1250));
    }

    /** Three tasks with two names, 500 ms on average, which waited for storage for 100 ms, and none of which slept. */
    public static List<Metric> threeTasks() {
        return List.of(
                ofTasks("elapsed-time", 3, 500, 900),
                ofTasks("task-storage-wait", 3, 100, 200),
                ofTasks("task-sleep", 3, 0, 0),
                ofTasks("copy-elapsed-time", 2, 300, 400.5),
                ofTasks("search-elapsed-time", 1, 900, 900));
    }

    /** Information on a run of two seconds that ended as soon as all tasks had ended. */
    public static RunResult.RunInfo endedWithTasks() {
        return new RunResult.RunInfo(2_000_000_000L, 0, 0, 0, 0, 0, "tasks");
    }

    public static Metric level(String component, String name, String unit, double mean) {
        return new Metric(component, "all", name, unit, "", new Metric.Level(mean, Double.NaN));
    }

    public static Metric.Bucket bucket(long value, long count) {
        return new Metric.Bucket(value, count);
    }
}
