package org.spindle.stats.inference;

import java.util.OptionalLong;

/**
 * Finds the end of the warm-up of a sequence by MSER-5 (White 1997; White, Cobb and Spratt 2000): of the means z[1], ...,
 * z[n] of batches of five, those are left out that minimise the marginal standard error of the rest, the sum over i > d
 * of (z[i] - mean of those)^2 / (n - d)^2.
 *
 * <p>The length of the sequence need not be known: when {@value #MOST} batches are complete, neighbours are joined into
 * half as many of twice the size, so that memory stays flat and the answer is exact to less than a 4,000th of the sequence.
 * The last eighth is not searched, because the statistic cannot be trusted where few batches are left (Hoad, Robinson and
 * Davies 2010). A minimum beyond the first half means that the sequence is too short for its warm-up.
 */
public final class Mser {

    private static final int MOST = 8192;
    private static final int LEAST = MOST / 2;
    private static final long FIRST_SIZE = 5;

    /** Fewest batches for which the statistic is meaningful. */
    private static final int FEWEST = 20;

    private static final int FEWEST_LEFT = 5;

    private final double[] sums = new double[MOST];
    private int complete;
    private long size = FIRST_SIZE;
    private double open;
    private long inOpen;

    /** Adds the next value of the sequence. */
    public void record(double value) {
        open += value;
        if (++inOpen == size) {
            sums[complete++] = open;
            open = 0;
            inOpen = 0;
            if (complete == MOST) {
                joinNeighbours();
            }
        }
    }

    /**
     * Returns the number of values at the beginning that belong to the warm-up.
     *
     * @return empty if the sequence did not settle in its first half, or has fewer than 100 values
     */
    public OptionalLong truncation() {
        if (complete < FEWEST) {
            return OptionalLong.empty();
        }
        double least = Double.POSITIVE_INFINITY;
        int best = 0;
        double mean = 0;
        double squares = 0;
        int untrusted = Math.max(FEWEST_LEFT, complete / 8);
        for (int d = complete - 1; d >= 0; d--) {
            int rest = complete - d;
            double deviation = sums[d] - mean;
            mean += deviation / rest;
            squares += deviation * (sums[d] - mean);
            double statistic = squares / ((double) rest * rest);
            if (rest >= untrusted && statistic <= least) {
                least = statistic;
                best = d;
            }
        }
        return best > complete / 2 ? OptionalLong.empty() : OptionalLong.of(best * size);
    }

    private void joinNeighbours() {
        for (int i = 0; i < LEAST; i++) {
            sums[i] = sums[2 * i] + sums[2 * i + 1];
        }
        complete = LEAST;
        size *= 2;
    }
}
