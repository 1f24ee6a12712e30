package org.spindle.host.redcap;

/** Times and blocks of the first reads of an interval; the two sides of equation 3.3. */
final class ReadTimes {

    private final int most;
    private final boolean byRatios;
    private double ratios;
    private double nanos;
    private double blocks;
    private int count;

    /**
     * @param most how many reads are taken
     * @param byRatios whether each read counts by its time for each block; otherwise by its time
     */
    ReadTimes(int most, boolean byRatios) {
        this.most = most;
        this.byRatios = byRatios;
    }

    /** Takes a read, unless there are enough. */
    void add(long readNanos, long readBlocks) {
        if (count < most) {
            count++;
            ratios += (double) readNanos / readBlocks;
            nanos += readNanos;
            blocks += readBlocks;
        }
    }

    boolean isComplete() {
        return count == most;
    }

    /** Time for a block in nanoseconds. */
    double nanosPerBlock() {
        return byRatios ? ratios / count : nanos / blocks;
    }

    void clear() {
        count = 0;
        ratios = 0;
        nanos = 0;
        blocks = 0;
    }
}
