package org.spindle.reports;

import org.spindle.result.Metric;

/** A metric whose value is a distribution; its figures are in the metric's unit. */
public record DistributionMetric(Metric metric, Metric.Distribution values) {

    public String name() {
        return metric.name();
    }

    /** Returns whether the values are times. */
    public boolean isTime() {
        return metric.unit().equals("ns") || nanosecondsPerUnit() > 1;
    }

    public String requestClass() {
        return metric.requestClass();
    }

    public String unit() {
        return metric.unit();
    }

    public long count() {
        return values.count();
    }

    public double mean() {
        return values.mean();
    }

    /** Returns the lowest value of a bucket of the histogram, which counts times in nanoseconds, in the metric's unit. */
    public double inUnit(Metric.Bucket bucket) {
        return bucket.value() / nanosecondsPerUnit();
    }

    private double nanosecondsPerUnit() {
        return switch (metric.unit()) {
            case "us", "µs" -> 1e3;
            case "ms" -> 1e6;
            case "s" -> 1e9;
            default -> 1;
        };
    }
}
