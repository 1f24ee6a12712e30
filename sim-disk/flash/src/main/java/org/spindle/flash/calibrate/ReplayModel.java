package org.spindle.flash.calibrate;

import java.util.List;

/** A predictor of the responses to the accesses of a trace. */
@FunctionalInterface
public interface ReplayModel {

    /** Responses in the order of the accesses, in nanoseconds. */
    double[] nanos(List<TimedAccess> accesses);
}
