package org.spindle.reports;

import java.util.function.ToDoubleFunction;
import org.spindle.result.Metric;

/** The percentiles that a result holds, as the views name them. */
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

    /** How many per cent of all values lie below. */
    public double percent() {
        return percent;
    }

    /** The percentile in the metric's unit; not a number for the distribution of nothing. */
    public double of(DistributionMetric measured) {
        return value.applyAsDouble(measured.values().percentiles());
    }
}
