package org.spindle.flash.calibrate;

/** A predictor of responses under a constant load: a fitted device, or a baseline. */
public interface LoadModel {

    /** Mean response in nanoseconds. */
    double meanNanos(MeasuredLoad load);

    /** The response that a share of the accesses does not exceed, in nanoseconds; NaN if it is unknown. */
    default double quantileNanos(MeasuredLoad load, double share) {
        return Double.NaN;
    }
}
