package org.spindle.analytic.distribution;

import org.spindle.analytic.ValidRange;

/**
 * Mixture of two exponential distributions that contribute equally to the mean (balanced means).
 *
 * @param mean greater than 0
 * @param scv squared coefficient of variation, 1 or more
 */
public record HyperexponentialDistribution(double mean, double scv) implements Percentiles {

    public HyperexponentialDistribution {
        ValidRange.positive("mean", mean);
        ValidRange.between(1, 1e12, "squared coefficient of variation", scv);
    }

    @Override
    public double shareUpTo(double x) {
        ValidRange.notNegative("value", x);
        double first = (1 + Math.sqrt((scv - 1) / (scv + 1))) / 2;
        return -first * StrictMath.expm1(-2 * first * x / mean)
                - (1 - first) * StrictMath.expm1(-2 * (1 - first) * x / mean);
    }
}
