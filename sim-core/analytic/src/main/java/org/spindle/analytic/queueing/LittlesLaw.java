package org.spindle.analytic.queueing;

import org.spindle.analytic.ValidRange;

/**
 * N = X T for every system in equilibrium that neither makes nor destroys requests, whatever its distributions, order and
 * inside (Little 1961).
 */
public final class LittlesLaw {

    private LittlesLaw() {}

    /** Mean number inside. */
    public static double number(double throughput, double time) {
        return ValidRange.notNegative("throughput", throughput) * ValidRange.notNegative("time", time);
    }

    /** Mean time inside. */
    public static double time(double number, double throughput) {
        return ValidRange.notNegative("number inside", number) / ValidRange.positive("throughput", throughput);
    }

    /** Completions per unit of time. */
    public static double throughput(double number, double time) {
        return ValidRange.notNegative("number inside", number) / ValidRange.positive("time", time);
    }

    /**
     * The relative error of three measured figures, 0 if the law holds: (N - X T) / N.
     */
    public static double residual(double number, double throughput, double time) {
        return (ValidRange.positive("number inside", number) - number(throughput, time)) / number;
    }
}
