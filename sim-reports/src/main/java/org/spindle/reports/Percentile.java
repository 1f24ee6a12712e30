package org.spindle.reports;

import java.util.function.ToDoubleFunction;
import org.spindle.result.Metric;

/** The percentiles in a result, with their names in the views. */
public enum Percentile {
    P50("p50", 50, Metric.Percentiles::p50),
    P90("p90", 90, Metric.Percentiles::p90),
    P95("p95", 95, Metric.Percentiles::p95),
    P99("p99", 99, Metric.Percentiles::p99),
    P999("p99.9", 99.9, Metric.Percentiles::p999);

    private final String label;
    private final double percent;
    private final ToDoubleFunction<Metric.Percentiles> value;

    Percentile(String label, double percent, ToDoubleFunction<Metric.Percentiles> value) {
        this.label = label;
        this.percent = percent;
        this.value = value;
    }

    public String label() {
        return label;
    }

    /** Returns the percentage of all values that lie below. */
    public double percent() {
        return percent;
    }

    /** Returns the percentile in the metric's unit; NaN for an empty distribution. */
    public double of(DistributionMetric measured) {
        return value.applyAsDouble(measured.values().percentiles());
    }
}
