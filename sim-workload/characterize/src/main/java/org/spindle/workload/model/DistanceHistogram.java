package org.spindle.workload.model;

/** A histogram of stack distances in ranges that grow with the distance, eight per doubling. */
final class DistanceHistogram {

    private static final int STEPS = 8;
    private static final int RANGES = 64 * STEPS;

    private final long[] counts = new long[RANGES];
    private long total;

    void add(long distance) {
        counts[range(distance)]++;
        total++;
    }

    long total() {
        return total;
    }

    static int ranges() {
        return RANGES;
    }

    long count(int range) {
        return counts[range];
    }

    /** Returns the range of a distance: one range each for distances up to 15, then by the four highest bits. */
    private static int range(long distance) {
        if (distance < 2 * STEPS) {
            return (int) distance;
        }
        int doublings = Long.SIZE - 4 - Long.numberOfLeadingZeros(distance);
        return doublings * STEPS + (int) (distance >> doublings);
    }

    /** Returns one past the largest distance of a range. */
    static long bound(int range) {
        if (range < 2 * STEPS) {
            return range + 1L;
        }
        int doublings = range / STEPS - 1;
        return (range % STEPS + STEPS + 1L) << doublings;
    }
}
