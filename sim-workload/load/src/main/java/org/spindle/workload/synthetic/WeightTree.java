package org.spindle.workload.synthetic;

import java.util.Arrays;

/** Whole weights by index with running sums, all in logarithmic time: a binary indexed tree (Fenwick 1994). */
public final class WeightTree {

    /** Entry i holds the weights of the lowest-set-bit(i) indices that end with i - 1. */
    private final long[] sums;

    private final int highest;
    private long total;

    /**
     * @param size indices 0 to size - 1, all of weight 0
     */
    public WeightTree(int size) {
        sums = new long[size + 1];
        highest = Integer.highestOneBit(size);
    }

    /** Makes all weights 0. */
    public void clear() {
        Arrays.fill(sums, 0);
        total = 0;
    }

    public long total() {
        return total;
    }

    public void add(int index, long weight) {
        total += weight;
        for (int i = index + 1; i < sums.length; i += i & -i) {
            sums[i] += weight;
        }
    }

    /** Sum of the weights below an index. */
    public long below(int index) {
        long sum = 0;
        for (int i = index; i > 0; i -= i & -i) {
            sum += sums[i];
        }
        return sum;
    }

    /**
     * The index that a point falls on when the weights lie one behind the other.
     *
     * @param point at least 0, below the total
     */
    public int at(long point) {
        int index = 0;
        long left = point;
        for (int step = highest; step > 0; step >>= 1) {
            int next = index + step;
            if (next < sums.length && sums[next] <= left) {
                left -= sums[next];
                index = next;
            }
        }
        return index;
    }
}
