package org.spindle.reports.result;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One measured quantity of one component, for one class of requests. */
public sealed interface Metric {

    /** What it belongs to, and what it is. */
    Key key();

    /** The one number that stands for it, in its unit: the count of a counter, the mean of everything else. */
    double average();

    /**
     * Names a metric and says what it is.
     *
     * @param component {@code system}, {@code driver} or a device's name
     * @param requestClass {@code all}, {@code read}, …
     * @param unit such as {@code ms}; empty for a plain number
     */
    record Key(String component, String requestClass, String name, String unit, String doc) {}

    /**
     * A quantity measured once per occurrence; all but the histogram in the metric's unit.
     *
     * @param percentiles by their number, such as {@code 99.9}, ascending
     * @param ci95 of the mean; null where the run was too short for one
     * @param histogram ascending values; times in nanoseconds, everything else in the metric's unit
     */
    record Distribution(
            Key key,
            long count,
            double mean,
            double stddev,
            double scv,
            double min,
            double max,
            Map<String, Double> percentiles,
            @Nullable Interval ci95,
            List<Bucket> histogram)
            implements Metric {

        @Override
        public double average() {
            return mean;
        }

        /** The percentile in the metric's unit; not a number where the result does not hold it. */
        public double percentile(String number) {
            return percentiles.getOrDefault(number, Double.NaN);
        }

        /** A histogram value, in the metric's unit. */
        public double inUnit(Bucket bucket) {
            return bucket.value() / nanosecondsPerUnit(key.unit());
        }

        private static double nanosecondsPerUnit(String unit) {
            return switch (unit) {
                case "us", "µs" -> 1e3;
                case "ms" -> 1e6;
                case "s" -> 1e9;
                default -> 1;
            };
        }
    }

    /** A number of occurrences. */
    record Counter(Key key, double value) implements Metric {
        @Override
        public double average() {
            return value;
        }
    }

    /** A quantity that holds over time. */
    record Level(Key key, double mean, double max) implements Metric {
        @Override
        public double average() {
            return mean;
        }
    }

    /** A 95 % confidence interval by batch means: the mean plus and minus {@code halfWidth}. */
    record Interval(double halfWidth, long batches, double lag1) {}

    /** So many occurrences of a value. */
    record Bucket(double value, long count) {}
}
