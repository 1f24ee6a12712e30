package org.spindle.disk.geometry;

import java.util.Arrays;

/**
 * The positions that are skipped within a zone, or within each of its equal units.
 *
 * <p>Lists of slips are applied in their own order: x is incremented for each entry that is at most the present x. One
 * entry is the monotone map that omits a single number, so a list is the map that omits as many numbers, which can be
 * computed once: an entry shifts the numbers omitted so far that lie at or above it. Queries then are binary searches,
 * for unsorted lists too.
 */
final class SlipMap {

    private static final long WHOLE = Long.MAX_VALUE;

    private final long[] skipped;

    private SlipMap(long[] skipped) {
        this.skipped = skipped;
    }

    /** Returns slips that move all later positions. */
    static SlipMap throughout(long[] slips) {
        return within(WHOLE, slips);
    }

    /** Returns slips that move the later positions up to the end of their unit of {@code unit} positions. */
    static SlipMap within(long unit, long[] slips) {
        long[] skipped = new long[slips.length];
        int size = 0;
        for (long slip : slips) {
            long end = unit == WHOLE ? WHOLE : (slip / unit + 1) * unit;
            int at = lowerBound(skipped, size, slip);
            int unitEnd = lowerBound(skipped, size, end);
            for (int i = at; i < unitEnd; i++) {
                skipped[i]++;
            }
            if (unitEnd > at && skipped[unitEnd - 1] == end) {
                // Outside the unit: the number that it would omit is not reached from within.
                System.arraycopy(skipped, at, skipped, at + 1, unitEnd - 1 - at);
            } else {
                System.arraycopy(skipped, at, skipped, at + 1, size - at);
                size++;
            }
            skipped[at] = slip;
        }
        return new SlipMap(Arrays.copyOf(skipped, size));
    }

    /** Returns the number of positions below {@code position} that are skipped. */
    int below(long position) {
        return lowerBound(skipped, skipped.length, position);
    }

    /** Returns the {@code nth} position of the whole zone that is not skipped. */
    long skip(long nth) {
        return nth + countSkipped(0, skipped.length, 0, nth);
    }

    /**
     * Returns the {@code nth} position of [{@code from}, {@code to}) that is not skipped, as distance from {@code
     * from}.
     */
    long skip(long from, long to, long nth) {
        return nth + countSkipped(below(from), below(to), from, nth);
    }

    /** Returns the number of entries of [low, end) before the nth free position; skipped[i] - i never falls. */
    private int countSkipped(int low, int end, long from, long nth) {
        int first = low;
        int high = end;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (skipped[middle] - from - (middle - first) <= nth) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low - first;
    }

    /** Returns the index of the first of the {@code size} ascending values that is not below {@code value}. */
    static int lowerBound(long[] values, int size, long value) {
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (values[middle] < value) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
