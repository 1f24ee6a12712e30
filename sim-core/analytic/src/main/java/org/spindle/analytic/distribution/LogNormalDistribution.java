package org.spindle.analytic.distribution;

import org.spindle.analytic.ValidRange;

/**
 * Distribution of a value whose logarithm is normally distributed.
 *
 * @param mean greater than 0
 * @param scv squared coefficient of variation, greater than 0
 */
public record LogNormalDistribution(double mean, double scv) implements Percentiles {

    public LogNormalDistribution {
        ValidRange.positive("mean", mean);
        ValidRange.positive("squared coefficient of variation", scv);
    }

    @Override
    public double shareUpTo(double x) {
        double variance = StrictMath.log1p(scv);
        double mu = StrictMath.log(mean) - variance / 2;
        return org.apache.commons.statistics.distribution.LogNormalDistribution.of(mu, Math.sqrt(variance))
                .cumulativeProbability(ValidRange.notNegative("value", x));
    }
}
