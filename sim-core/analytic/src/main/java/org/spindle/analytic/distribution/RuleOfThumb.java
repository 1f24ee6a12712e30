package org.spindle.analytic.distribution;

import org.spindle.analytic.ValidRange;

/**
 * Percentiles by a textbook's rule when only the squared coefficient of variation C is known: of a hypoexponential distribution (C = 0.5)
 * 57 % of the values are below the mean and 90 % below 2.0 times the mean, of an exponential one (C = 1) 63 % and 2.3, of a
 * hyperexponential one (C = 2) 69 % and 2.8 (Hennessy and Patterson 1996, figure 6.23). The source does not name the families of the first
 * and last, and C alone does not determine percentiles. {@link GammaDistribution} is near all six figures.
 *
 * @param shareBelowMean as a fraction
 * @param ninetiethOverMean 90th percentile over mean
 */
public record RuleOfThumb(double shareBelowMean, double ninetiethOverMean) {

    /**
     * Returns the row of the table.
     *
     * @param scv one of 0.5, 1 and 2
     */
    public static RuleOfThumb of(double scv) {
        if (scv == 0.5) {
            return new RuleOfThumb(0.57, 2.0);
        }
        if (scv == 1) {
            return new RuleOfThumb(0.63, 2.3);
        }
        if (scv == 2) {
            return new RuleOfThumb(0.69, 2.8);
        }
        throw ValidRange.outside("squared coefficient of variation", scv, "one of 0.5, 1 and 2");
    }
}
