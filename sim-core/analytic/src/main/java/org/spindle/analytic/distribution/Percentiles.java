package org.spindle.analytic.distribution;

import org.spindle.analytic.ValidRange;

/** A distribution of positive values. */
public interface Percentiles {

    double mean();

    /**
     * Returns the fraction of values that are at most {@code x}.
     *
     * @param x 0 or more
     */
    double shareUpTo(double x);

    /** Returns the fraction of values below the mean. */
    default double shareBelowMean() {
        return shareUpTo(mean());
    }

    /**
     * Returns the value that the fraction {@code p} of all values does not exceed, to twelve digits.
     *
     * @param p greater than 0 and less than 1
     */
    default double percentile(double p) {
        ValidRange.probabilityInside("fraction of values", p);
        double low = 0;
        double high = mean();
        while (shareUpTo(high) < p) {
            low = high;
            high *= 2;
        }
        while (high - low > 1e-13 * high) {
            double middle = low + (high - low) / 2;
            if (shareUpTo(middle) < p) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return high;
    }
}
