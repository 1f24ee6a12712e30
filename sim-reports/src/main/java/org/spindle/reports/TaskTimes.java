package org.spindle.reports;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.spindle.result.RunResult;
import org.spindle.spi.host.TaskMetrics;

/** The elapsed times of the tasks of a run, in ms, and the parts of their mean. */
public final class TaskTimes {

    /** Why a run has ended that ends with its tasks. */
    private static final String ENDED_WITH_TASKS = "tasks";

    private final RunMetrics metrics;
    private final DistributionMetric elapsed;

    private TaskTimes(RunMetrics metrics, DistributionMetric elapsed) {
        this.metrics = metrics;
        this.elapsed = elapsed;
    }

    /** Returns those of a run; nothing if no task has ended whose time was measured. */
    public static Optional<TaskTimes> of(RunMetrics metrics) {
        return metrics.distribution(TaskMetrics.COMPONENT, RunMetrics.ALL, TaskMetrics.ELAPSED)
                .filter(metric -> metric.count() > 0)
                .map(metric -> new TaskTimes(metrics, metric));
    }

    /** Returns when the last task ended, in ms, if the run ended with that. */
    public static Optional<Double> end(RunResult result) {
        return result.run().stoppedBy().equals(ENDED_WITH_TASKS)
                ? Optional.of(result.run().simulatedNs() / 1e6)
                : Optional.empty();
    }

    public long count() {
        return elapsed.count();
    }

    public double mean() {
        return elapsed.mean();
    }

    public double longest() {
        return elapsed.values().max();
    }

    /** Returns the elapsed times by the names of tasks, in the order of the result. */
    public Map<String, DistributionMetric> byName() {
        String suffix = TaskMetrics.elapsedOf("");
        Map<String, DistributionMetric> named = new LinkedHashMap<>();
        for (DistributionMetric metric : metrics.distributions(TaskMetrics.COMPONENT)) {
            if (metric.name().endsWith(suffix) && metric.count() > 0) {
                named.put(metric.name().substring(0, metric.name().length() - suffix.length()), metric);
            }
        }
        return named;
    }

    /** Returns the name of the only task; nothing if there are several, or if it has none. */
    public Optional<String> onlyName() {
        List<String> names = List.copyOf(byName().keySet());
        return count() == 1 && names.size() == 1 ? Optional.of(names.get(0)) : Optional.empty();
    }

    /** Returns what the tasks did, on average, in ms: parts of the mean; none if the host does not measure them. */
    public Map<String, Double> parts() {
        Optional<DistributionMetric> waiting = measured(TaskMetrics.STORAGE_WAIT);
        Optional<DistributionMetric> asleep = measured(TaskMetrics.SLEEP);
        Map<String, Double> parts = new LinkedHashMap<>();
        if (waiting.isPresent() && asleep.isPresent()) {
            double wait = waiting.get().mean();
            double sleep = asleep.get().mean();
            parts.put("waiting for storage", wait);
            parts.put("running or ready", Math.max(0, mean() - wait - sleep));
            parts.put("asleep", sleep);
        }
        return parts;
    }

    private Optional<DistributionMetric> measured(String name) {
        return metrics.distribution(TaskMetrics.COMPONENT, RunMetrics.ALL, name).filter(metric -> metric.count() > 0);
    }
}
