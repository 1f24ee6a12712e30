package org.spindle.sweep;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.spindle.result.Metric;

/** The figures of a metric that a sweep reports. */
public enum Stat {
    MEAN,
    P50,
    P90,
    P95,
    P99,
    MAX,

    /** The figure of a counter. */
    VALUE;

    private static final List<Stat> OF_DISTRIBUTION = List.of(MEAN, P50, P90, P95, P99, MAX);
    private static final List<Stat> OF_LEVEL = List.of(MEAN, MAX);
    private static final List<Stat> OF_COUNT = List.of(VALUE);

    /** Returns the form written in files: {@code mean}, {@code p95}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Parses a {@link #label}.
     *
     * @throws IllegalArgumentException if there is no such figure
     */
    public static Stat labelled(String label) {
        return Arrays.stream(values())
                .filter(stat -> stat.label().equals(label))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'" + label + "' is not a figure of a metric"));
    }

    /** Returns the figures that a metric of this kind has. */
    public static List<Stat> of(Metric.Value value) {
        return value instanceof Metric.Distribution
                ? OF_DISTRIBUTION
                : value instanceof Metric.Level ? OF_LEVEL : OF_COUNT;
    }

    /** Returns the value of the figure; NaN if it is not defined. */
    public double in(Metric.Value value) {
        if (value instanceof Metric.Distribution distribution) {
            return in(distribution);
        }
        if (value instanceof Metric.Level level) {
            return this == MEAN ? level.mean() : this == MAX ? level.max() : Double.NaN;
        }
        return this == VALUE && value instanceof Metric.Count count ? count.value() : Double.NaN;
    }

    /** Returns the percentile that the figure is, from 0 to 100; NaN if it is not a percentile. */
    double percent() {
        return switch (this) {
            case P50 -> 50;
            case P90 -> 90;
            case P95 -> 95;
            case P99 -> 99;
            case MEAN, MAX, VALUE -> Double.NaN;
        };
    }

    private double in(Metric.Distribution distribution) {
        return switch (this) {
            case MEAN -> distribution.mean();
            case P50 -> distribution.percentiles().p50();
            case P90 -> distribution.percentiles().p90();
            case P95 -> distribution.percentiles().p95();
            case P99 -> distribution.percentiles().p99();
            case MAX -> distribution.max();
            case VALUE -> Double.NaN;
        };
    }
}
