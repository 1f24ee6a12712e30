package org.spindle.sweep;

import org.spindle.result.Metric;
import org.spindle.stats.ValueHistogram;

/** Percentiles of the pooled values of several runs. */
final class PercentilePool {

    private static final double NANOS_PER_MILLI = 1e6;

    /** Histogram units per unit of the figures. */
    private final double scale;

    private final ValueHistogram values = new ValueHistogram();
    private boolean isComplete = true;

    /**
     * @param unit of the metric's figures; histograms of times are in nanoseconds, their figures in milliseconds
     */
    PercentilePool(String unit) {
        scale = unit.equals("ms") ? NANOS_PER_MILLI : 1;
    }

    void add(Metric.Distribution run) {
        isComplete &= run.count() == 0 || !run.histogram().isEmpty();
        run.histogram().forEach(bucket -> values.record(bucket.value(), bucket.count()));
    }

    /**
     * Returns a percentile to three significant digits.
     *
     * @param percent from 0 to 100, or NaN
     * @return NaN for NaN, without values, or if a run lacks its histogram
     */
    double percentile(double percent) {
        return isComplete && !Double.isNaN(percent) ? values.percentile(percent) / scale : Double.NaN;
    }
}
