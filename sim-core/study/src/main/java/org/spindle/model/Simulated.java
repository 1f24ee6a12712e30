package org.spindle.model;

import org.jspecify.annotations.Nullable;
import org.spindle.result.Metric;
import org.spindle.result.RunResult;

/**
 * The figures of a run that a model predicts. Times are in milliseconds; NaN for figures that the run did not measure.
 */
public final class Simulated {

    private final RunResult result;

    public Simulated(RunResult result) {
        this.result = result;
    }

    /** Returns the requests per second of the system. */
    public double throughput() {
        return mean("system", "throughput");
    }

    /** Returns the mean response time of the system. */
    public double responseTime() {
        return mean("system", "response-time");
    }

    /** Returns the utilisation of a device or bus. */
    public double utilisation(String name) {
        return mean(name, "utilisation");
    }

    /** Returns the mean response time at a device, including queues in front of it; NaN for a bus. */
    public double responseTime(String name) {
        return mean(name, "response-time");
    }

    private double mean(String component, String name) {
        Metric.@Nullable Value value = result.metrics().stream()
                .filter(metric -> metric.component().equals(component)
                        && metric.requestClass().equals("all")
                        && metric.name().equals(name))
                .map(Metric::value)
                .findFirst()
                .orElse(null);
        if (value instanceof Metric.Distribution distribution) {
            return distribution.mean();
        }
        return value instanceof Metric.Level level ? level.mean() : Double.NaN;
    }
}
