package org.spindle.workload.characterize;

import java.util.Arrays;

/**
 * Amounts in intervals of equal length, the first of which begins at time 0. When there would be more intervals than
 * allowed, neighbours are merged and the length doubles, so that memory stays bounded.
 */
final class BoundedSeries {

    private final int most;
    private long interval;
    private double[] amounts = new double[1024];

    /**
     * @param interval length in nanoseconds, positive
     * @param most intervals, at least 2
     */
    BoundedSeries(long interval, int most) {
        this.interval = interval;
        this.most = most;
    }

    /**
     * @param time nanoseconds, not negative
     */
    void add(long time, double amount) {
        while (time / interval >= most) {
            merge();
        }
        int index = (int) (time / interval);
        if (index >= amounts.length) {
            amounts = Arrays.copyOf(amounts, (int) Math.min(most, Math.max(index + 1L, 2L * amounts.length)));
        }
        amounts[index] += amount;
    }

    /** Merges neighbours, so that intervals are twice as long. */
    void merge() {
        double[] merged = new double[amounts.length];
        for (int i = 0; i < amounts.length; i++) {
            merged[i / 2] += amounts[i];
        }
        amounts = merged;
        interval *= 2;
    }

    /** Nanoseconds. */
    long interval() {
        return interval;
    }

    /**
     * The amounts of all intervals that end before a time; what began last is not whole.
     *
     * @param end nanoseconds
     */
    double[] until(long end) {
        return Arrays.copyOf(amounts, (int) Math.min(most, end / interval));
    }
}
