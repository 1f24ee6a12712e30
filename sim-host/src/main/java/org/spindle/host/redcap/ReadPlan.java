package org.spindle.host.redcap;

/** The reads of the unit below that one read of the host would cause. */
final class ReadPlan {

    private long[] bounds = new long[8];
    private int count;

    void clear() {
        count = 0;
    }

    void add(long from, long to) {
        if (2 * count == bounds.length) {
            bounds = java.util.Arrays.copyOf(bounds, 2 * bounds.length);
        }
        bounds[2 * count] = from;
        bounds[2 * count + 1] = to;
        count++;
    }

    int count() {
        return count;
    }

    long sector(int index) {
        return bounds[2 * index];
    }

    long sectors(int index) {
        return bounds[2 * index + 1] - bounds[2 * index];
    }
}
