package org.spindle.workload.characterize;

import java.util.Arrays;

/**
 * Amounts in intervals of equal length, the first of which begins at time 0. When the number of intervals would
 * exceed the limit, neighbours are merged and the length is doubled, so that memory is bounded.
 */
final class BoundedSeries {

    private final int maxIntervals;
    private long interval;
    private double[] amounts = new double[1024];

    /**
     * @param interval length in nanoseconds, positive
     * @param maxIntervals maximum number of intervals, at least 2
     */
    BoundedSeries(long interval, int maxIntervals) {
        this.interval = interval;
        this.maxIntervals = maxIntervals;
    }

    /**
     * @param time nanoseconds, not negative
     */
    void add(long time, double amount) {
        while (time / interval >= maxIntervals) {
            merge();
        }
        int index = (int) (time / interval);
        if (index >= amounts.length) {
            amounts = Arrays.copyOf(amounts, (int) Math.min(maxIntervals, Math.max(index + 1L, 2L * amounts.length)));
        }
        amounts[index] += amount;
    }

    /** Merges pairs of neighbouring intervals, which doubles the length. */
    void merge() {
        double[] merged = new double[amounts.length];
        for (int i = 0; i < amounts.length; i++) {
            merged[i / 2] += amounts[i];
        }
        amounts = merged;
        interval *= 2;
    }

    /** Returns the length of the intervals in nanoseconds. */
    long interval() {
        return interval;
    }

    /**
     * Returns the amounts of all intervals that end at or before a time, without the incomplete last one.
     *
     * @param end nanoseconds
     */
    double[] until(long end) {
        return Arrays.copyOf(amounts, (int) Math.min(maxIntervals, end / interval));
    }
}
