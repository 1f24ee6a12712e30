package org.spindle.flash.calibrate;

/** Anything that foretells the responses under a constant load: a fitted device, or a baseline. */
public interface LoadModel {

    /** Mean response in nanoseconds. */
    double meanNanos(MeasuredLoad load);

    /** The response that a share of the accesses does not exceed, in nanoseconds; not a number if it cannot tell. */
    default double quantileNanos(MeasuredLoad load, double share) {
        return Double.NaN;
    }
}
