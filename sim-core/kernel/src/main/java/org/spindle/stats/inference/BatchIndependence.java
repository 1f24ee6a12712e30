package org.spindle.stats.inference;

/**
 * Tests whether batches are long enough for their means to be regarded as independent. Both statistics are near 0 for
 * independent means, positive for batches that are too short, and tested one-sided: positive correlation is what makes
 * an interval too narrow. The probabilities rest on the normal approximation, good from about 8 batches.
 */
public final class BatchIndependence {

    private BatchIndependence() {}

    /**
     * Probability of a von Neumann statistic C = 1 - sum of (x[i] - x[i+1])^2 / (2 sum of (x[i] - mean)^2) at least as large
     * for independent means; C has mean 0 and variance (k - 2) / (k^2 - 1) (von Neumann 1941; Fishman 1978).
     *
     * @param means in their order, at least three
     * @return 1 if all are equal
     */
    public static double vonNeumann(double[] means) {
        int k = means.length;
        if (k < 3) {
            throw new IllegalArgumentException("the test needs at least three batches, not " + k);
        }
        double mean = 0;
        for (double value : means) {
            mean += value / k;
        }
        double squares = 0;
        double steps = 0;
        for (int i = 0; i < k; i++) {
            squares += (means[i] - mean) * (means[i] - mean);
            steps += i == 0 ? 0 : (means[i] - means[i - 1]) * (means[i] - means[i - 1]);
        }
        if (steps == 0) {
            return 1;
        }
        double c = 1 - steps / (2 * squares);
        return Quantiles.normalExceeds(c / Math.sqrt((k - 2) / ((double) k * k - 1)));
    }

    /**
     * Probability of a lag-1 autocorrelation at least as large for independent means, by its exact mean -1 / k and variance
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
