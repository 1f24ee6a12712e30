package org.spindle.spi.report;

import java.util.List;

/**
 * A metric of a result. Figures that a form does not have, or that are not defined (the mean of nothing), are NaN.
 *
 * @param component {@code system}, {@code driver}, {@code host}, {@code workload}, or the name of a component of the
 *     scenario
 * @param requestClass {@code all}, or a class of requests such as {@code read}
 * @param unit times are in {@code ms}
 * @param doc what is measured, in a sentence
 * @param count number of occurrences, or of the values of a distribution; 0 for a level
 * @param mean of a distribution, or over the time of a level
 * @param percentiles of a distribution, by rising share; empty otherwise
 * @param histogram of a distribution, by rising value; empty otherwise
 */
public record MeasuredMetric(
        String component,
        String requestClass,
        String name,
        String unit,
        String doc,
        Form form,
        long count,
        double mean,
        double minimum,
        double maximum,
        List<Percentile> percentiles,
        List<Bucket> histogram) {

    /** What was measured. */
    public enum Form {
        /** A number of occurrences. */
        COUNT,
        /** A quantity that holds over time. */
        LEVEL,
        /** Values, one for each occurrence. */
        DISTRIBUTION
    }

    /**
     * The value below which a share of all values lies.
     *
     * @param percent above 0, below 100
     */
    public record Percentile(double percent, double value) {}

    /**
     * A bucket of a histogram with three significant digits.
     *
     * @param value its lowest value, in the metric's unit
     */
    public record Bucket(double value, long count) {}

    public MeasuredMetric {
        percentiles = List.copyOf(percentiles);
        histogram = List.copyOf(histogram);
    }
}
