package org.spindle.analytic.distribution;

import org.apache.commons.statistics.distribution.ContinuousDistribution;
import org.spindle.analytic.ValidRange;

/**
 * Weibull distribution; exponential for scv 1.
 *
 * @param mean greater than 0
 * @param scv squared coefficient of variation, between 0.001 and 100
 */
public record WeibullDistribution(double mean, double scv) implements Percentiles {

    public WeibullDistribution {
        ValidRange.positive("mean", mean);
        ValidRange.between(0.001, 100, "squared coefficient of variation", scv);
    }

    /** Returns the shape with this scv, by bisection: the scv falls as the shape rises. */
    private double shape() {
        double low = 0.1;
        double high = 100;
        while (high - low > 1e-13 * high) {
            double middle = (low + high) / 2;
            ContinuousDistribution unit = ofShape(middle, 1);
            if (unit.getVariance() / (unit.getMean() * unit.getMean()) > scv) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private static ContinuousDistribution ofShape(double shape, double scale) {
        return org.apache.commons.statistics.distribution.WeibullDistribution.of(shape, scale);
    }

    @Override
    public double shareUpTo(double x) {
        double shape = shape();
        double scale = mean / ofShape(shape, 1).getMean();
        return ofShape(shape, scale).cumulativeProbability(ValidRange.notNegative("value", x));
    }
}
