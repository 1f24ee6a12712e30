package org.spindle.result;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One metric of one component.
 *
 * @param component {@code system}, {@code driver}, {@code workload}, or the name of a device, bus or controller
 * @param requestClass {@code all}, an operation ({@code read}) or an operation with the part that the buffer took in it
 *     ({@code read-hit})
 * @param unit of the shown figures; times are shown in {@code ms}
 * @param doc one sentence on what is measured
 */
public record Metric(String component, String requestClass, String name, String unit, String doc, Value value) {

    /** Name of the component for metrics of whole requests. */
    public static final String SYSTEM = "system";

    /** The measured values. Figures that are not defined (the mean of nothing) are NaN. */
    public sealed interface Value permits Distribution, Count, Level {}

    /**
     * Values measured once per occurrence.
     *
     * @param stddev sample standard deviation
     * @param scv squared coefficient of variation: variance over squared mean
     * @param ci95 null if there are too few values
     * @param histogram in rising order, in nanoseconds for times and in the metric's unit otherwise
     */
    public record Distribution(
            long count,
            double mean,
            double stddev,
            double scv,
            double min,
            double max,
            Percentiles percentiles,
            @Nullable Confidence ci95,
            List<Bucket> histogram)
            implements Value {

        public Distribution {
            histogram = List.copyOf(histogram);
        }
    }

    /** A number of occurrences. */
    public record Count(long value) implements Value {}

    /** A quantity over time: its time-weighted mean and its maximum, NaN where no maximum is known. */
    public record Level(double mean, double max) implements Value {}

    /** Percentiles: the values below which that many per cent of all values lie. */
    public record Percentiles(double p50, double p90, double p95, double p99, double p999) {}

    /**
     * 95 % confidence interval of the mean by batch means.
     *
     * @param lag1 autocorrelation of successive batch means; should be near 0
     */
    public record Confidence(double halfWidth, int batches, double lag1) {}

    /**
     * A bucket of a histogram with three significant digits.
     *
     * @param value its lowest value
     */
    public record Bucket(long value, long count) {}
}
