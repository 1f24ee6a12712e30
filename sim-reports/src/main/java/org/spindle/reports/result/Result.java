package org.spindle.reports.result;

import java.util.List;
import java.util.Optional;

/**
 * One finished run.
 *
 * @param version of Spindle that ran it
 * @param metrics in the order of the file
 */
public record Result(
        String version,
        Scenario scenario,
        List<Plugin> plugins,
        Run run,
        List<String> notes,
        List<Metric> metrics,
        List<Series> series) {

    /** The component that stands for the whole. */
    public static final String SYSTEM = "system";

    /** The class that holds every request. */
    public static final String ALL = "all";

    /** The scenario, as it named itself; the hash is of its effective text. */
    public record Scenario(String name, String description, String sha256, String seed, long replication) {}

    /** A plugin that took part. */
    public record Plugin(String id, String version) {}

    /**
     * What was simulated.
     *
     * @param simulatedNs end of the simulated time, nanoseconds
     * @param warmUpNs what was forgotten at its beginning, nanoseconds
     * @param measured requests that were completed after the warm-up
     */
    public record Run(
            double simulatedNs,
            double warmUpNs,
            long events,
            long arrived,
            long completed,
            long measured,
            String stoppedBy) {}

    /** The distribution of that component, class and name, if it was measured. */
    public Optional<Metric.Distribution> distribution(String component, String requestClass, String name) {
        return find(Metric.Distribution.class, component, requestClass, name);
    }

    /** The level of that component and name over all requests, if it was measured. */
    public Optional<Metric.Level> level(String component, String name) {
        return find(Metric.Level.class, component, ALL, name);
    }

    /** The metric of that component and name over all requests, whatever its kind. */
    public Optional<Metric> any(String component, String name) {
        return find(Metric.class, component, ALL, name);
    }

    /** The classes of requests for which the component measured that distribution, at least one occurrence each. */
    public List<Metric.Distribution> classes(String component, String name) {
        return metrics.stream()
                .filter(Metric.Distribution.class::isInstance)
                .map(Metric.Distribution.class::cast)
                .filter(metric -> metric.key().component().equals(component))
                .filter(metric -> metric.key().name().equals(name))
                .filter(metric -> metric.count() > 0)
                .toList();
    }

    /** Components in the order in which they first appear. */
    public List<String> components() {
        return metrics.stream()
                .map(metric -> metric.key().component())
                .distinct()
                .toList();
    }

    /** Every component that is not the system as a whole, the driver or the workload: names in their order. */
    public List<String> devices() {
        return components().stream()
                .filter(name -> !List.of(SYSTEM, "driver", "workload").contains(name))
                .toList();
    }

    private <T extends Metric> Optional<T> find(Class<T> kind, String component, String requestClass, String name) {
        return metrics.stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .filter(metric -> metric.key().component().equals(component))
                .filter(metric -> metric.key().requestClass().equals(requestClass))
                .filter(metric -> metric.key().name().equals(name))
                .findFirst();
    }
}
