package org.spindle.stats;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.commons.statistics.distribution.TDistribution;
import org.jspecify.annotations.Nullable;

/**
 * Batch means of a sequence whose length is not known in advance (Law and Carson 1979; Law, Simulation Modeling and
 * Analysis, section 9.5.3): when 64 batches are complete, neighbours are joined into 32 of twice the size. So the number
 * of batches stays between 32 and 63, and their size grows with the run.
 */
public final class BatchMeans {

    private static final int MOST = 64;
    private static final int LEAST = MOST / 2;

    /** Quantiles by degrees of freedom, as far as they were needed: each takes longer than the rest of an interval. */
    private static final Map<Integer, Double> QUANTILES = new ConcurrentHashMap<>();

    private final double[] sums = new double[MOST];
    private int complete;
    private long size = 1;
    private double open;
    private long inOpen;

    public void record(double value) {
        open += value;
        if (++inOpen == size) {
            addBatch(open);
            open = 0;
            inOpen = 0;
        }
    }

    /** Returns the present number of values in a batch. */
    long batchSize() {
        return size;
    }

    public void clear() {
        complete = 0;
        size = 1;
        open = 0;
        inOpen = 0;
    }

    /** Takes over the values of another one in place of its own. */
    public void copy(BatchMeans other) {
        System.arraycopy(other.sums, 0, sums, 0, MOST);
        complete = other.complete;
        size = other.size;
        open = other.open;
        inOpen = other.inOpen;
    }

    /**
     * Returns the 95 % confidence interval of the mean by Student's t over the complete batches.
     *
     * @return null for fewer than 64 values
     */
    public @Nullable ConfidenceInterval confidence() {
        if (size == 1) {
            return null;
        }
        double mean = 0;
        for (int i = 0; i < complete; i++) {
            mean += sums[i];
        }
        mean /= complete;
        double squares = 0;
        double products = 0;
        for (int i = 0; i < complete; i++) {
            double deviation = sums[i] - mean;
            squares += deviation * deviation;
            if (i > 0) {
                products += deviation * (sums[i - 1] - mean);
            }
        }
        double standardError = Math.sqrt(squares / (complete - 1) / complete) / size;
        return new ConfidenceInterval(
                studentT(complete - 1) * standardError, complete, squares == 0 ? 0 : products / squares);
    }

    /** Adds a batch of {@link #batchSize} values whose sum is given. */
    void addBatch(double sum) {
        sums[complete++] = sum;
        if (complete == MOST) {
            for (int i = 0; i < LEAST; i++) {
                sums[i] = sums[2 * i] + sums[2 * i + 1];
            }
            complete = LEAST;
            size *= 2;
        }
    }

    /**
     * Returns the 97.5 % quantile, rounded because the last bits of the library function may differ between machines.
     */
    private static double studentT(int degreesOfFreedom) {
        return QUANTILES.computeIfAbsent(degreesOfFreedom, of -> {
            double quantile = TDistribution.of(of).inverseSurvivalProbability(0.025);
            return Math.rint(quantile * 1e9) / 1e9;
        });
    }
}
