package org.spindle.analytic.reliability;

import org.spindle.analytic.ValidRange;

/**
 * Failure and repair of one component.
 *
 * @param mttf mean time to failure, greater than 0
 * @param mttr mean time to repair, greater than 0
 */
public record FailureModel(double mttf, double mttr) {

    public FailureModel {
        ValidRange.positive("mean time to failure", mttf);
        ValidRange.positive("mean time to repair", mttr);
    }

    /** Returns the fraction of time in which the component is in service: MTTF / (MTTF + MTTR). */
    public double availability() {
        return mttf / (mttf + mttr);
    }

    /** Returns the mean time to the first failure of {@code n} such components: MTTF / n (Hennessy and Patterson 1996, section 6.5). */
    public double firstOf(int n) {
        return mttf / ValidRange.atLeast(1, "number of components", n);
    }

    /** Returns the availability of {@code n} components all of which are needed, repaired independently. */
    public double availabilityInSeries(int n) {
        return StrictMath.pow(availability(), ValidRange.atLeast(1, "number of components", n));
    }

    /** Returns the availability of {@code n} components one of which suffices, repaired independently. */
    public double availabilityInParallel(int n) {
        return 1 - StrictMath.pow(1 - availability(), ValidRange.atLeast(1, "number of components", n));
    }
}
