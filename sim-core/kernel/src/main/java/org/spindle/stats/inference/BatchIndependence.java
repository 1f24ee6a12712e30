package org.spindle.stats.inference;

/**
 * Tests whether batches are long enough for their means to be regarded as independent. The statistic is near 0 for
 * independent means, positive for batches that are too short, and tested one-sided: positive correlation is what makes
 * an interval too narrow. The probability rests on the normal approximation, good from about 8 batches.
 */
public final class BatchIndependence {

    private BatchIndependence() {}

    /**
     * Returns the probability of a lag-1 autocorrelation at least as large for independent means, by its exact mean -1 / k and variance
     * (Moran 1948).
     *
     * @param correlation sum of successive products of deviations over the sum of their squares, as a run reports it
     * @param batches at least three
     */
    public static double lag1(double correlation, int batches) {
        if (batches < 3) {
            throw new IllegalArgumentException("the test needs at least three batches, not " + batches);
        }
        double k = batches;
        double variance =
                (k * k * k * k - 4 * k * k * k + 3 * k * k + 4 * k - 4) / ((k + 1) * k * k * (k - 1) * (k - 1));
        return Quantiles.normalExceeds((correlation + 1 / k) / Math.sqrt(variance));
    }
}
