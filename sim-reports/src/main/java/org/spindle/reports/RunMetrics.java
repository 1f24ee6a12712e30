package org.spindle.reports;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.spindle.result.Metric;
import org.spindle.result.RunResult;

/** Finds metrics in a result. */
public final class RunMetrics {

    /** The component that represents the whole system. */
    public static final String SYSTEM = Metric.SYSTEM;

    /** The class that contains every request. */
    public static final String ALL = "all";

    private static final Set<String> NOT_DEVICES = Set.of(SYSTEM, "driver", "workload");

    /** The metrics by component, in the order in which components first appear. */
    private final Map<String, List<Metric>> metrics;

    public RunMetrics(RunResult result) {
        metrics = result.metrics().stream()
                .collect(Collectors.groupingBy(Metric::component, LinkedHashMap::new, Collectors.toList()));
    }

    /** Returns the distribution of that component, class and name, if it was measured. */
    public Optional<DistributionMetric> distribution(String component, String requestClass, String name) {
        return distributions(component, name)
                .filter(measured -> measured.requestClass().equals(requestClass))
                .findFirst();
    }

    /** Returns the distributions of that component and name with at least one value, one for each class of requests. */
    public List<DistributionMetric> classes(String component, String name) {
        return distributions(component, name)
                .filter(measured -> measured.count() > 0)
                .toList();
    }

    /** Returns the distributions of that component over all requests, whatever their names. */
    public List<DistributionMetric> distributions(String component) {
        return of(component).stream()
                .filter(metric -> metric.requestClass().equals(ALL))
                .flatMap(RunMetrics::distribution)
                .toList();
    }

    /** Returns the metric of that component and name over all requests, whatever its kind. */
    public Optional<Metric> any(String component, String name) {
        return named(component, name)
                .filter(metric -> metric.requestClass().equals(ALL))
                .findFirst();
    }

    /** Returns every metric of that component. */
    public List<Metric> of(String component) {
        return metrics.getOrDefault(component, List.of());
    }

    /** Returns the components in the order in which they first appear. */
    public List<String> components() {
        return List.copyOf(metrics.keySet());
    }

    /** Returns every component that is not the system as a whole, the driver or the workload. */
    public List<String> devices() {
        return components().stream().filter(name -> !NOT_DEVICES.contains(name)).toList();
    }

    /** Returns the one number that represents a metric, in its unit: the value of a counter, the mean of all other metrics. */
    public static double average(Metric metric) {
        if (metric.value() instanceof Metric.Count count) {
            return count.value();
        }
        if (metric.value() instanceof Metric.Level level) {
            return level.mean();
        }
        return ((Metric.Distribution) metric.value()).mean();
    }

    private Stream<DistributionMetric> distributions(String component, String name) {
        return named(component, name).flatMap(RunMetrics::distribution);
    }

    private static Stream<DistributionMetric> distribution(Metric metric) {
        return metric.value() instanceof Metric.Distribution values
                ? Stream.of(new DistributionMetric(metric, values))
                : Stream.empty();
    }

    private Stream<Metric> named(String component, String name) {
        return of(component).stream().filter(metric -> metric.name().equals(name));
    }
}
