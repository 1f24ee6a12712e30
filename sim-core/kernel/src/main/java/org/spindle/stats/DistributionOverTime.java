package org.spindle.stats;

import java.util.Arrays;

/**
 * Histograms of values in a bounded number of equal intervals of simulated time from 0: whenever time passes the last
 * one, neighbours are joined and the interval doubles. An octave of values has {@value #IN_OCTAVE} cells of equal
 * width; all below {@value #LEAST} share one, and so do all above the last. Values are recorded in order of time;
 * nothing is allocated for them.
 */
public final class DistributionOverTime {

    /** Cells of an octave. */
    public static final int IN_OCTAVE = 8;

    /** Values below this are in the first cell. */
    public static final int LEAST = 1 << 10;

    /** Logarithms of {@link #IN_OCTAVE}, of {@link #LEAST} and of the value at which the last cell ends. */
    private static final int OCTAVE = 3;

    private static final int FIRST = 10;
    private static final int LAST = 48;

    private static final int CELLS = 1 + (LAST - FIRST) * IN_OCTAVE;

    /** Receives the cells of an interval. */
    @FunctionalInterface
    public interface Visitor {

        /**
         * Receives a cell.
         *
         * @param least the least value of the cell
         * @param limit one more than its greatest value
         * @param count number of such values, at least 1
         */
        void cell(long least, long limit, long count);
    }

    private final int intervals;
    private final long[] counts;
    private final long[] greatest;
    private long interval = TimeSeries.FINEST;
    private int present;
    private long presentEnds = TimeSeries.FINEST;

    /**
     * @param intervals most intervals to keep, even and at least 2
     */
    public DistributionOverTime(int intervals) {
        if (intervals < 2 || intervals % 2 != 0) {
            throw new IllegalArgumentException("neighbours join to half as many intervals: not " + intervals);
        }
        this.intervals = intervals;
        counts = new long[intervals * CELLS];
        greatest = new long[intervals];
    }

    /**
     * Records a value at a time.
     *
     * @param value not negative
     */
    public void record(long at, long value) {
        if (at >= presentEnds) {
            moveTo(at);
        }
        counts[present * CELLS + cell(value)]++;
        if (value > greatest[present]) {
            greatest[present] = value;
        }
    }

    /** Nanoseconds per interval. */
    public long interval() {
        return interval;
    }

    /** Number of intervals up to that of the last value. */
    public int reached() {
        return present + 1;
    }

    /** The greatest value of an interval, 0 without values. */
    public long greatest(int index) {
        return greatest[index];
    }

    /** Reports every cell of an interval that holds values, in rising order. */
    public void forEach(int index, Visitor visitor) {
        for (int cell = 0; cell < CELLS; cell++) {
            long count = counts[index * CELLS + cell];
            if (count > 0) {
                visitor.cell(least(cell), least(cell + 1), count);
            }
        }
    }

    private void moveTo(long at) {
        while (at / interval >= intervals) {
            join();
        }
        present = (int) (at / interval);
        presentEnds = (present + 1) * interval;
    }

    /** Joins the intervals up to the present one: those beyond hold nothing. */
    private void join() {
        int last = present / 2;
        for (int i = 0; i <= last; i++) {
            int left = 2 * i;
            greatest[i] = Math.max(greatest[left], greatest[left + 1]);
            for (int cell = 0; cell < CELLS; cell++) {
                counts[i * CELLS + cell] = counts[left * CELLS + cell] + counts[(left + 1) * CELLS + cell];
            }
        }
        Arrays.fill(greatest, last + 1, present + 1, 0);
        Arrays.fill(counts, (last + 1) * CELLS, (present + 1) * CELLS, 0);
        present = last;
        interval *= 2;
    }

    private static int cell(long value) {
        if (value < LEAST) {
            return 0;
        }
        int shift = Long.SIZE - 1 - OCTAVE - Long.numberOfLeadingZeros(value);
        int cell = 1 + ((shift + OCTAVE - FIRST) << OCTAVE) + (int) (value >> shift) - IN_OCTAVE;
        return Math.min(cell, CELLS - 1);
    }

    private static long least(int cell) {
        if (cell == 0) {
            return 0;
        }
        if (cell == CELLS) {
            return Long.MAX_VALUE;
        }
        int shift = ((cell - 1) >> OCTAVE) + FIRST - OCTAVE;
        return (long) (IN_OCTAVE + ((cell - 1) & (IN_OCTAVE - 1))) << shift;
    }
}
