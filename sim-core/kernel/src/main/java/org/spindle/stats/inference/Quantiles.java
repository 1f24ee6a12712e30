package org.spindle.stats.inference;

import java.math.BigDecimal;
import java.math.MathContext;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * Quantiles, to nine decimal places, and tail probabilities, to six significant digits, of the normal and of Student's
 * distribution.
 */
public final class Quantiles {

    private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);
    private static final MathContext SIX_DIGITS = new MathContext(6);

    private Quantiles() {}

    /**
     * Returns the quantile of Student's t.
     *
     * @param degreesOfFreedom above 0, not necessarily whole
     * @param probability above 0, below 1
     */
    public static double studentT(double degreesOfFreedom, double probability) {
        return rounded(TDistribution.of(degreesOfFreedom).inverseCumulativeProbability(checked(probability)));
    }

    /** Returns the probability that a standard normal variable exceeds the value. */
    public static double normalExceeds(double value) {
        return sixDigits(NORMAL.survivalProbability(value));
    }

    /**
     * Returns the probability that Student's t is at least as far from 0 as the value, on either side.
     *
     * @param degreesOfFreedom above 0, not necessarily whole
     */
    public static double studentTBeyond(double degreesOfFreedom, double value) {
        return sixDigits(2 * TDistribution.of(degreesOfFreedom).survivalProbability(Math.abs(value)));
    }

    private static double checked(double probability) {
        if (!(probability > 0 && probability < 1)) {
            throw new IllegalArgumentException("a probability for a quantile lies between 0 and 1, not " + probability);
        }
        return probability;
    }

    private static double rounded(double quantile) {
        return Math.rint(quantile * 1e9) / 1e9;
    }

    private static double sixDigits(double probability) {
        return BigDecimal.valueOf(probability).round(SIX_DIGITS).doubleValue();
    }
}
