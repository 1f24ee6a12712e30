package org.spindle.reports.html;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.spindle.reports.Decimals;
import org.spindle.reports.DistributionMetric;
import org.spindle.reports.RunMetrics;
import org.spindle.reports.html.ChartSpec.Axis;
import org.spindle.reports.html.ChartSpec.Part;
import org.spindle.result.Metric;
import org.spindle.result.RunResult;

/**
 * The charts of a host that executes tasks, after those of Ganger (1995, figures 7.1 to 7.12). Each is absent if the run has no metric
 * for it.
 */
final class HostCharts {

    private static final String HOST = "host";
    private static final String TASK_CPU = "task-cpu-time";
    private static final String SLEEP = "task-other-idle";
    private static final List<String> CLASSES = List.of("critical", "limited", "noncritical");

    private final RunMetrics metrics;

    HostCharts(RunResult result) {
        metrics = new RunMetrics(result);
    }

    /** Returns the use of the time of tasks, with and without the parts that storage cannot change. */
    Optional<Figure> taskTimes() {
        Map<String, Double> parts = new LinkedHashMap<>();
        addTo(parts, "false idle", "task-false-idle");
        addTo(parts, "false computation", "task-false-computation");
        addTo(parts, "CPU of the task", TASK_CPU);
        addTo(parts, "CPU of others", "other-cpu-time");
        addTo(parts, "other idle", SLEEP);
        Optional<DistributionMetric> elapsed = mean("elapsed-time");
        if (elapsed.isEmpty() || parts.isEmpty()) {
            return Optional.empty();
        }
        Map<String, Double> dependent = new LinkedHashMap<>(parts);
        dependent.remove("CPU of the task");
        dependent.remove("other idle");
        String tasks = Decimals.alone((double) elapsed.get().count()) + " tasks of "
                + Decimals.alone(elapsed.get().mean()) + " " + elapsed.get().unit() + " each.";
        return Optional.of(new Figure(
                Chart.TASK_TIMES,
                Chart.TASK_TIMES.id(),
                "",
                "Parts",
                "parts",
                List.of(
                        new Figure.Variant("all", bar("Mean time of the CPUs while a task runs: " + tasks, parts)),
                        new Figure.Variant(
                                "without the task's own",
                                bar(
                                        "Mean time of the CPUs while a task runs, without its own CPU time and without idle"
                                                + " time that is not false: " + tasks,
                                        dependent)))));
    }

    private ChartSpec bar(String description, Map<String, Double> parts) {
        List<Part> shown = new ArrayList<>();
        parts.forEach((name, value) -> shown.add(new Part(name, List.of(value))));
        return new ChartSpec.StackedBarChart(
                description,
                "",
                Axis.linear(
                        "mean time for each task", mean(TASK_CPU).orElseThrow().unit()),
                List.of("tasks"),
                List.copyOf(shown));
    }

    private void addTo(Map<String, Double> parts, String name, String metric) {
        mean(metric).ifPresent(found -> parts.put(name, found.mean()));
    }

    private Optional<DistributionMetric> mean(String name) {
        return metrics.distribution(HOST, RunMetrics.ALL, name).filter(found -> found.count() > 0);
    }

    /** Returns the mean response and service times of a run with tasks. */
    Optional<Figure> responseAndService() {
        Optional<DistributionMetric> response =
                metrics.distribution(RunMetrics.SYSTEM, RunMetrics.ALL, "response-time");
        Optional<DistributionMetric> service = metrics.distribution(RunMetrics.SYSTEM, RunMetrics.ALL, "service-time");
        if (mean("elapsed-time").isEmpty()
                || response.isEmpty()
                || service.isEmpty()
                || response.get().count() == 0) {
            return Optional.empty();
        }
        return Optional.of(Figure.of(
                Chart.RESPONSE_AND_SERVICE,
                new ChartSpec.BarChart(
                        "Mean response and service time of all requests, including those after the end of tasks.",
                        "time",
                        Axis.linear("mean", response.get().unit()),
                        List.of("response time", "service time"),
                        List.of(response.get().mean(), service.get().mean()))));
    }

    /** Returns the shares of requests by their criticality in the driver. */
    Optional<Figure> criticalityMix() {
        double all = 0;
        for (String each : CLASSES) {
            all += count(each + "-reads") + count(each + "-writes");
        }
        if (all == 0) {
            return Optional.empty();
        }
        List<Part> parts = new ArrayList<>();
        for (String each : CLASSES) {
            parts.add(new Part(each, List.of(100 * count(each + "-reads") / all, 100 * count(each + "-writes") / all)));
        }
        return Optional.of(Figure.of(
                Chart.CRITICALITY_MIX,
                new ChartSpec.StackedBarChart(
                        "Share of the requests that were issued as time-critical, time-limited and time-noncritical.",
                        "operation",
                        Axis.linear("share of all requests", "%"),
                        List.of("reads", "writes"),
                        List.copyOf(parts))));
    }

    private double count(String name) {
        return metrics.any(HOST, name).map(RunMetrics::average).orElse(0.0);
    }

    /** Returns the time from issue to need of requests, in classes that double. */
    Optional<Figure> timeLimits() {
        return mean("time-limit")
                .filter(metric -> !metric.values().histogram().isEmpty())
                .map(HostCharts::timeLimits);
    }

    private static Figure timeLimits(DistributionMetric metric) {
        TreeMap<Integer, Long> byPower = new TreeMap<>();
        long total = 0;
        for (Metric.Bucket bucket : metric.values().histogram()) {
            double limit = metric.inUnit(bucket);
            byPower.merge(limit < 1 ? 0 : 1 + Math.getExponent(limit), bucket.count(), Long::sum);
            total += bucket.count();
        }
        List<String> categories = new ArrayList<>();
        List<Double> values = new ArrayList<>();
        for (int power = 0; power <= byPower.lastKey(); power++) {
            categories.add(power == 0 ? "below 1" : (1L << (power - 1)) + "–" + (1L << power));
            values.add(100.0 * byPower.getOrDefault(power, 0L) / total);
        }
        return Figure.of(
                Chart.TIME_LIMITS,
                new ChartSpec.BarChart(
                        "Share of the requests that a process needed, by the time from issue to need in %s; each bar covers times up to"
                                        .formatted(metric.unit())
                                + " twice those of the last. Mean %s %s."
                                        .formatted(Decimals.alone(metric.mean()), metric.unit()),
                        "time limit, " + metric.unit(),
                        Axis.linear("requests", "%"),
                        List.copyOf(categories),
                        List.copyOf(values)));
    }
}
