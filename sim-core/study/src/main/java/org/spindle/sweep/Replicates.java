package org.spindle.sweep;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.TDistribution;

/** The values of one figure over independent replications. */
final class Replicates {

    private double[] values = new double[4];
    private int n;

    /** Adds a value; NaN is ignored. */
    void add(double value) {
        if (Double.isNaN(value)) {
            return;
        }
        if (n == values.length) {
            values = Arrays.copyOf(values, 2 * n);
        }
        values[n++] = value;
    }

    int n() {
        return n;
    }

    /** Returns the mean; NaN without values. */
    double mean() {
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum += values[i];
        }
        return n == 0 ? Double.NaN : sum / n;
    }

    /** Returns the sample standard deviation (divisor n - 1); NaN for fewer than two values. */
    double stddev() {
        double mean = mean();
        double squares = 0;
        for (int i = 0; i < n; i++) {
            squares += (values[i] - mean) * (values[i] - mean);
        }
        return n < 2 ? Double.NaN : Math.sqrt(squares / (n - 1));
    }

    /**
     * Returns half the width of the 95 % confidence interval of the mean by Student's t (Law, Simulation Modeling and Analysis, section
     * 4.5); NaN for fewer than two values.
     */
    double halfWidth() {
        return n < 2 ? Double.NaN : studentT(n - 1) * stddev() / Math.sqrt(n);
    }

    /** Returns the 97.5 % quantile, rounded because the last bits of the library's result may differ between machines. */
    private static double studentT(int degreesOfFreedom) {
        return Math.rint(TDistribution.of(degreesOfFreedom).inverseSurvivalProbability(0.025) * 1e9) / 1e9;
    }
}
