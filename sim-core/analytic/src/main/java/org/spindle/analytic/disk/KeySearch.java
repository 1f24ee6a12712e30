package org.spindle.analytic.disk;

import org.spindle.analytic.ValidRange;

/**
 * Search of a track for a key, by the drive itself (each record with a separate key, compared as it passes) or by the processor (blocks
 * without keys, read completely): Hennessy and Patterson 1996, section 6.9, on the IBM 3330.
 *
 * @param trackBytes greater than 0
 * @param revolution in milliseconds, greater than 0
 * @param gapBytes of each record or block, 0 or more
 * @param payloadBytes key and data of a record, or data of a block, greater than 0
 * @param itemsEach items that one record or block holds, 1 or more
 */
public record KeySearch(double trackBytes, double revolution, double gapBytes, double payloadBytes, int itemsEach) {

    public KeySearch {
        ValidRange.positive("bytes per track", trackBytes);
        ValidRange.positive("revolution", revolution);
        ValidRange.notNegative("gap", gapBytes);
        ValidRange.positive("bytes per record", payloadBytes);
        ValidRange.atLeast(1, "items per record", itemsEach);
    }

    /** Returns the number of complete records on a track. */
    public long recordsPerTrack() {
        return (long) Math.floor(trackBytes / (gapBytes + payloadBytes));
    }

    /** Returns the milliseconds per item searched. */
    public double timePerItem() {
        return revolution / (ValidRange.atLeast(1L, "records per track", recordsPerTrack()) * itemsEach);
    }
}
