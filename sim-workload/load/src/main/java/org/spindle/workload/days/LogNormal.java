package org.spindle.workload.days;

/**
 * The lognormal distribution with given moments.
 *
 * @param location mean of the logarithm
 * @param shape standard deviation of the logarithm
 */
record LogNormal(double location, double shape) {

    /** Returns the distribution with a mean above 0 and a standard deviation. */
    static LogNormal of(double mean, double deviation) {
        double variance = StrictMath.log1p((deviation / mean) * (deviation / mean));
        return new LogNormal(StrictMath.log(mean) - variance / 2, Math.sqrt(variance));
    }

    /** Returns the value for a standard normal variate. */
    double value(double normal) {
        return StrictMath.exp(location + shape * normal);
    }
}
