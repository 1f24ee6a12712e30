package org.spindle.host.unix;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.spindle.spi.NoContext;
import org.spindle.spi.NoKeys;
import org.spindle.spi.host.TaskMetrics;
import org.spindle.spi.report.BarChart;
import org.spindle.spi.report.MeasuredMetric;
import org.spindle.spi.report.ReportSection;
import org.spindle.spi.report.RunView;
import org.spindle.spi.report.SectionContent;
import org.spindle.spi.report.SectionPart;
import org.spindle.spi.report.StackedBarChart;
import org.spindle.spi.report.Table;
import org.spindle.spi.request.Criticality;

/** The time of tasks and the requests that they wait for, after figures 7.1 to 7.12 of Ganger (1995). */
public final class TaskSection implements ReportSection {

    private static final String HOST = TaskMetrics.COMPONENT;
    private static final String SYSTEM = "system";

    /** The parts of the time of tasks, and whether storage can change each. */
    private enum Part {
        FALSE_IDLE("false idle", true),
        FALSE_COMPUTATION("false computation", true),
        OWN_CPU("CPU of the task", false),
        OTHER_CPU("CPU of others", true),
        SLEEP("sleep", false);

        private final String label;
        private final boolean dependsOnStorage;

        Part(String label, boolean dependsOnStorage) {
            this.label = label;
            this.dependsOnStorage = dependsOnStorage;
        }

        /** Returns its mean. While a task sleeps, all that the CPUs do is part of its sleep. */
        private double of(RunView run) {
            return switch (this) {
                case FALSE_IDLE -> mean(run, TaskMeasures.FALSE_IDLE);
                case FALSE_COMPUTATION -> mean(run, TaskMeasures.FALSE_COMPUTATION);
                case OWN_CPU -> mean(run, TaskMeasures.CPU);
                case OTHER_CPU -> mean(run, TaskMeasures.OTHER_CPU) - mean(run, TaskMeasures.BUSY_IN_SLEEP);
                case SLEEP -> mean(run, TaskMeasures.OTHER_IDLE) + mean(run, TaskMeasures.BUSY_IN_SLEEP);
            };
        }
    }

    /**
     * Makes the section.
     *
     * @param keys none
     * @param context none
     */
    public TaskSection(NoKeys keys, NoContext context) {}

    @Override
    public boolean appliesTo(RunView run) {
        return ended(run).isPresent() || !mix(run).isEmpty() || limits(run).isPresent();
    }

    @Override
    public SectionContent content(RunView run) {
        List<SectionPart> parts = new ArrayList<>();
        ended(run).ifPresent(elapsed -> {
            String tasks = "%s of %s %s."
                    .formatted(
                            elapsed.count() == 1 ? "one task" : elapsed.count() + " tasks with a mean",
                            rounded(elapsed.mean()),
                            elapsed.unit());
            parts.add(times(
                    run,
                    "How long did tasks take?",
                    "Mean time of the CPUs while a task runs: " + tasks,
                    elapsed.unit(),
                    Part.values()));
            parts.add(times(
                    run,
                    "Which part of it can storage change?",
                    "Mean time of the CPUs while a task runs, without its own CPU time and without its sleep.",
                    elapsed.unit(),
                    List.of(Part.values()).stream()
                            .filter(part -> part.dependsOnStorage)
                            .toArray(Part[]::new)));
            requests(run).ifPresent(parts::add);
            byName(run).ifPresent(parts::add);
        });
        parts.addAll(mix(run));
        limits(run).map(TaskSection::limits).ifPresent(parts::add);
        return new SectionContent("Tasks", parts);
    }

    /** The elapsed times of tasks, if any has ended. */
    private static Optional<MeasuredMetric> ended(RunView run) {
        return run.metric(HOST, TaskMetrics.ELAPSED).filter(metric -> metric.count() > 0);
    }

    /** Returns the elapsed times by the names of tasks, if there are several names. */
    private static Optional<Table> byName(RunView run) {
        String suffix = TaskMetrics.elapsedOf("");
        List<MeasuredMetric> named = run.metrics().stream()
                .filter(metric ->
                        metric.component().equals(HOST) && metric.name().endsWith(suffix) && metric.count() > 0)
                .toList();
        if (named.size() < 2) {
            return Optional.empty();
        }
        String unit = named.get(0).unit();
        return Optional.of(new Table(
                "Elapsed times by the names of tasks",
                "task",
                List.of(
                        new Table.Column("tasks", ""),
                        new Table.Column("mean", unit),
                        new Table.Column("longest", unit)),
                named.stream()
                        .map(metric -> new Table.Row(
                                metric.name().substring(0, metric.name().length() - suffix.length()),
                                List.of((double) metric.count(), metric.mean(), metric.maximum())))
                        .toList()));
    }

    private static StackedBarChart times(RunView run, String title, String description, String unit, Part... parts) {
        return new StackedBarChart(
                title,
                description,
                "",
                "mean time for each task",
                unit,
                List.of("tasks"),
                List.of(parts).stream()
                        .map(part -> new StackedBarChart.Part(part.label, List.of(part.of(run))))
                        .toList());
    }

    private static double mean(RunView run, String metric) {
        return run.metric(HOST, metric)
                .map(MeasuredMetric::mean)
                .filter(mean -> mean >= 0)
                .orElse(0.0);
    }

    private static Optional<BarChart> requests(RunView run) {
        return run.metric(SYSTEM, "response-time")
                .filter(metric -> metric.count() > 0)
                .flatMap(response -> run.metric(SYSTEM, "service-time")
                        .map(service -> new BarChart(
                                "How long did the requests of tasks take?",
                                "Mean response and service time of all requests, including those after the end of tasks.",
                                "time",
                                "mean",
                                response.unit(),
                                List.of("response time", "service time"),
                                List.of(response.mean(), service.mean()))));
    }

    /** Returns the shares of requests by their criticality in the driver; nothing if there are no requests. */
    private static List<StackedBarChart> mix(RunView run) {
        Map<String, double[]> requests = new LinkedHashMap<>();
        double all = 0;
        for (Criticality each : Criticality.values()) {
            String name = each.name().toLowerCase(Locale.ROOT);
            double[] counts = {count(run, HostMeasures.readsOf(each)), count(run, HostMeasures.writesOf(each))};
            all += counts[0] + counts[1];
            requests.put(name, counts);
        }
        if (all == 0) {
            return List.of();
        }
        double total = all;
        return List.of(new StackedBarChart(
                "Who waits for requests?",
                "Share of the requests that were issued as time-critical, time-limited and time-noncritical.",
                "operation",
                "share of all requests",
                "%",
                List.of("reads", "writes"),
                requests.entrySet().stream()
                        .map(each -> new StackedBarChart.Part(
                                each.getKey(),
                                List.of(100 * each.getValue()[0] / total, 100 * each.getValue()[1] / total)))
                        .toList()));
    }

    private static double count(RunView run, String metric) {
        return run.metric(HOST, metric).map(MeasuredMetric::count).orElse(0L);
    }

    private static Optional<MeasuredMetric> limits(RunView run) {
        return run.metric(HOST, HostMeasures.TIME_LIMIT)
                .filter(metric -> !metric.histogram().isEmpty());
    }

    /** Returns the time from issue to need of requests, in classes that double. */
    private static BarChart limits(MeasuredMetric metric) {
        TreeMap<Integer, Long> byPower = new TreeMap<>();
        long total = 0;
        for (MeasuredMetric.Bucket bucket : metric.histogram()) {
            int power = bucket.value() < 1 ? 0 : 1 + Math.getExponent(bucket.value());
            byPower.merge(power, bucket.count(), Long::sum);
            total += bucket.count();
        }
        List<String> categories = new ArrayList<>();
        List<Double> values = new ArrayList<>();
        for (int power = 0; power <= byPower.lastKey(); power++) {
            categories.add(power == 0 ? "below 1" : (1L << (power - 1)) + "–" + (1L << power));
            values.add(100.0 * byPower.getOrDefault(power, 0L) / total);
        }
        return new BarChart(
                "How soon are requests needed?",
                "Share of the requests that a process needed, by the time from issue to need in %s; each bar covers times up to"
                                .formatted(metric.unit())
                        + " twice those of the last. Mean %s %s.".formatted(rounded(metric.mean()), metric.unit()),
                "time limit, " + metric.unit(),
                "requests",
                "%",
                categories,
                values);
    }

    private static String rounded(double value) {
        return String.format(Locale.ROOT, "%.4g", value);
    }
}
