package org.spindle;

import org.spindle.result.Metric;

/**
 * Statistics of a set of times, in milliseconds. Undefined figures are NaN.
 *
 * @param count the number of times
 * @param halfWidthMillis of the 95 % confidence interval of the mean by batch means
 */
public record Times(
        long count,
        double meanMillis,
        double halfWidthMillis,
        double standardDeviationMillis,
        double minMillis,
        double p50Millis,
        double p90Millis,
        double p95Millis,
        double p99Millis,
        double p999Millis,
        double maxMillis) {

    static Times of(Metric.Distribution values) {
        Metric.Percentiles percentiles = values.percentiles();
        Metric.Confidence interval = values.ci95();
        return new Times(
                values.count(),
                values.mean(),
                interval == null ? Double.NaN : interval.halfWidth(),
                values.stddev(),
                values.min(),
                percentiles.p50(),
                percentiles.p90(),
                percentiles.p95(),
                percentiles.p99(),
                percentiles.p999(),
                values.max());
    }
}
