package org.spindle.workload.synthetic;

import java.util.Arrays;

/** Integer weights by index with prefix sums, in logarithmic time: a binary indexed tree (Fenwick 1994). */
public final class WeightTree {

    /** Entry i holds the sum of the weights of the lowest-set-bit(i) indices that end with i - 1. */
    private final long[] sums;

    private final int highest;
    private long total;

    /** @param size number of indices, from 0; all have weight 0 */
    public WeightTree(int size) {
        sums = new long[size + 1];
        highest = Integer.highestOneBit(size);
    }

    /** Sets all weights to 0. */
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

    /** Returns the sum of the weights below an index. */
    public long below(int index) {
        long sum = 0;
        for (int i = index; i > 0; i -= i & -i) {
            sum += sums[i];
        }
        return sum;
    }

    /**
     * Returns the index at a point of the cumulative weights.
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
