package org.spindle.stats;

import java.util.Arrays;

/**
 * Batch means of several sequences that always receive a value at the same time: the same results as a {@link
 * BatchMeans} for each, in less time.
 */
public final class JointBatchMeans {

    private final BatchMeans[] means;
    private final double[] open;
    private long inOpen;
    private long size = 1;

    /** @param sequences how many, at least 1 */
    public JointBatchMeans(int sequences) {
        means = new BatchMeans[sequences];
        Arrays.setAll(means, i -> new BatchMeans());
        open = new double[sequences];
    }

    /**
     * Adds one value to each sequence.
     *
     * @param values of the sequences in their order; further elements are ignored
     */
    public void record(long[] values) {
        for (int i = 0; i < open.length; i++) {
            open[i] += values[i];
        }
        if (++inOpen == size) {
            closeBatch();
        }
    }

    public void clear() {
        for (BatchMeans each : means) {
            each.clear();
        }
        Arrays.fill(open, 0);
        inOpen = 0;
        size = 1;
    }

    /** Takes over the values of another one of as many sequences in place of its own. */
    public void copy(JointBatchMeans other) {
        for (int i = 0; i < means.length; i++) {
            means[i].copy(other.means[i]);
            open[i] = other.open[i];
        }
        inOpen = other.inOpen;
        size = other.size;
    }

    /** Returns the batch means of one sequence, counted from 0. */
    public BatchMeans of(int sequence) {
        return means[sequence];
    }

    private void closeBatch() {
        for (int i = 0; i < open.length; i++) {
            means[i].addBatch(open[i]);
            open[i] = 0;
        }
        inOpen = 0;
        size = means[0].batchSize();
    }
}
