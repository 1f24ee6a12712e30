package org.spindle.disk.hdd;

import org.jspecify.annotations.Nullable;
import org.spindle.disk.mechanics.SeekCurve;

/**
 * A lower bound of all seeks over at least some distance, for reads and writes. Seek curves need not rise with
 * distance, so the bound is the least value from there on; it is stored for 64 distances between one power of two
 * and the next, and holds for those in between. It is computed at the first query, as few schedulers use it.
 */
final class LeastSeek {

    private static final int STEP_BITS = 6;

    private final int mostDistance;
    private final SeekCurve reads;
    private final SeekCurve writes;
    private final long writeSettle;
    private long @Nullable [] bounds;

    /**
     * @param writeSettle added to seeks for writes, in picoseconds; may be negative
     */
    LeastSeek(int cylinders, SeekCurve reads, SeekCurve writes, long writeSettle) {
        mostDistance = Math.max(1, cylinders - 1);
        this.reads = reads;
        this.writes = writes;
        this.writeSettle = writeSettle;
    }

    private long[] bounds() {
        long[] leastFrom = bounds;
        if (leastFrom == null) {
            leastFrom = compute();
            bounds = leastFrom;
        }
        return leastFrom;
    }

    private long[] compute() {
        long[] leastFrom = new long[step(mostDistance) + 1];
        long least = Long.MAX_VALUE;
        int longest = mostDistance;
        for (int step = step(mostDistance); step >= 1; step--) {
            int shortest = shortest(step);
            long write = Math.max(0, writes.leastPicos(shortest, longest) + writeSettle);
            least = Math.min(least, Math.min(reads.leastPicos(shortest, longest), write));
            leastFrom[step] = least;
            longest = shortest - 1;
        }
        return leastFrom;
    }

    /** Returns the bound in picoseconds; 0 for no distance. */
    long picos(long distance) {
        return distance <= 0 ? 0 : bounds()[step((int) Math.min(distance, mostDistance))];
    }

    /** Returns the index of the distances that share a bound; it never falls as the distance grows. */
    private static int step(int distance) {
        int high = 31 - Integer.numberOfLeadingZeros(distance);
        if (high <= STEP_BITS) {
            return distance;
        }
        int shift = high - STEP_BITS;
        return (shift << STEP_BITS) + (distance >>> shift);
    }

    /** Returns the shortest distance with an index. */
    private static int shortest(int step) {
        if (step < 2 << STEP_BITS) {
            return step;
        }
        int shift = (step >>> STEP_BITS) - 1;
        return (step - (shift << STEP_BITS)) << shift;
    }
}
