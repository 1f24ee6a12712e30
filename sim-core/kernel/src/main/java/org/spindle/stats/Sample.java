package org.spindle.stats;

import org.spindle.spi.metric.Distribution;

/** Measured values in their order: moments, histogram and the batch means for the confidence interval of the mean. */
public final class Sample implements Distribution, Collector {

    private final Tally tally = new Tally();
    private final BatchMeans batches = new BatchMeans();

    /**
     * @throws IllegalArgumentException if the value is negative
     */
    @Override
    public void record(long value) {
        tally.record(value);
        batches.record((double) value);
    }

    @Override
    public void reset() {
        tally.clear();
        batches.clear();
    }

    public Tally tally() {
        return tally;
    }

    public BatchMeans batches() {
        return batches;
    }
}
