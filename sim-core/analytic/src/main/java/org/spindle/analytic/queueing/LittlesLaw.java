package org.spindle.analytic.queueing;

import org.spindle.analytic.ValidRange;

/**
 * Little's law, N = X T, for every system in equilibrium that neither creates nor destroys requests, independent of its distributions,
 * order of service and structure (Little 1961).
 */
public final class LittlesLaw {

    private LittlesLaw() {}

    /** Returns the mean number inside. */
    public static double number(double throughput, double time) {
        return ValidRange.notNegative("throughput", throughput) * ValidRange.notNegative("time", time);
    }

    /** Returns the mean time inside. */
    public static double time(double number, double throughput) {
        return ValidRange.notNegative("number inside", number) / ValidRange.positive("throughput", throughput);
    }

    /** Returns the completions per unit of time. */
    public static double throughput(double number, double time) {
        return ValidRange.notNegative("number inside", number) / ValidRange.positive("time", time);
    }

    /**
     * Returns the relative error of three measured figures, 0 if the law holds: (N - X T) / N.
     */
    public static double residual(double number, double throughput, double time) {
        return (ValidRange.positive("number inside", number) - number(throughput, time)) / number;
    }
}
