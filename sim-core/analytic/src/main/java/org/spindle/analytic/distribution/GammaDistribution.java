package org.spindle.analytic.distribution;

import org.spindle.analytic.ValidRange;

/**
 * Gamma distribution; exponential for scv 1, Erlang for 1/k.
 *
 * @param mean greater than 0
 * @param scv squared coefficient of variation, greater than 0; the shape is its reciprocal
 */
public record GammaDistribution(double mean, double scv) implements Percentiles {

    public GammaDistribution {
        ValidRange.positive("mean", mean);
        ValidRange.positive("squared coefficient of variation", scv);
    }

    @Override
    public double shareUpTo(double x) {
        return org.apache.commons.statistics.distribution.GammaDistribution.of(1 / scv, mean * scv)
                .cumulativeProbability(ValidRange.notNegative("value", x));
    }
}
