package org.spindle.host.redcap;

/** Times and blocks of the first reads of an interval, for one side of equation 3.3. */
final class ReadTimes {

    private final int count;
    private final boolean byRatios;
    private double ratios;
    private double nanos;
    private double blocks;
    private int added;

    /**
     * @param count number of reads that are taken into account
     * @param byRatios whether the mean is over the times per block of reads; otherwise total time is divided by total blocks
     */
    ReadTimes(int count, boolean byRatios) {
        this.count = count;
        this.byRatios = byRatios;
    }

    /** Adds a read, unless the number is reached. */
    void add(long readNanos, long readBlocks) {
        if (added < count) {
            added++;
            ratios += (double) readNanos / readBlocks;
            nanos += readNanos;
            blocks += readBlocks;
        }
    }

    boolean isComplete() {
        return added == count;
    }

    /** Returns the mean time per block in nanoseconds. */
    double nanosPerBlock() {
        return byRatios ? ratios / added : nanos / blocks;
    }

    void clear() {
        added = 0;
        ratios = 0;
        nanos = 0;
        blocks = 0;
    }
}
