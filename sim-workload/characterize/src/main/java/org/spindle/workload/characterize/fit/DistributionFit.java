package org.spindle.workload.characterize.fit;

import org.hipparchus.special.Erf;
import org.jspecify.annotations.Nullable;
import org.spindle.analytic.fit.LeastSquares;
import org.spindle.analytic.fit.LeastSquares.Fit;
import org.spindle.analytic.fit.Model;

/**
 * A distribution fitted to counted values by maximum likelihood, and then refined by least squares between the
 * cumulative distributions (Hsu 2003, section 2.4).
 *
 * @param refined parameters after least squares; those of maximum likelihood if the refinement finds no better ones
 * @param distance maximum distance between the cumulative distributions after refinement (Kolmogorov-Smirnov)
 * @param likelyDistance the same with the parameters of maximum likelihood
 */
public record DistributionFit(Family family, double[] refined, double distance, double likelyDistance) {

    /** Families of distributions of values above zero. */
    public enum Family implements Model {
        /** Parameter: the mean. */
        EXPONENTIAL {
            @Override
            public double value(double x, double[] p) {
                return p[0] > 0 ? -StrictMath.expm1(-x / p[0]) : Double.NaN;
            }

            @Override
            double[] likely(Counted counted) {
                return new double[] {counted.mean()};
            }
        },
        /** Parameters: mean and standard deviation of the logarithm. */
        LOGNORMAL {
            @Override
            public double value(double x, double[] p) {
                return p[1] > 0 ? 0.5 * Erf.erfc((p[0] - StrictMath.log(x)) / (p[1] * Math.sqrt(2))) : Double.NaN;
            }

            @Override
            double[] likely(Counted counted) {
                return new double[] {counted.meanOfLog(), counted.deviationOfLog()};
            }
        };

        abstract double[] likely(Counted counted);
    }

    /**
     * Fits a distribution.
     *
     * @return null if there are fewer than two different values
     */
    public static @Nullable DistributionFit of(Family family, Counted counted) {
        if (counted.size() < 2) {
            return null;
        }
        double[] x = counted.values();
        double[] share = counted.cumulativeShares();
        double[] likely = family.likely(counted);
        double before = distance(family, likely, x, share);
        Fit fit = LeastSquares.fit(family, x, share, likely);
        if (fit == null) {
            return new DistributionFit(family, likely, before, before);
        }
        return new DistributionFit(family, fit.parameters(), distance(family, fit.parameters(), x, share), before);
    }

    /** Returns the fitted fraction of values up to x. */
    public double shareUpTo(double x) {
        return family.value(x, refined);
    }

    private static double distance(Family family, double[] parameters, double[] x, double[] share) {
        double greatest = 0;
        double below = 0;
        for (int i = 0; i < x.length; i++) {
            double fitted = family.value(x[i], parameters);
            greatest = Math.max(greatest, Math.max(Math.abs(fitted - share[i]), Math.abs(fitted - below)));
            below = share[i];
        }
        return greatest;
    }
}
