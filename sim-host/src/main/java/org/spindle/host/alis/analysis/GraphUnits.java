package org.spindle.host.alis.analysis;

import java.util.function.LongConsumer;

/**
 * The units of the access graph: the extents of requests, or units of fixed length (Hsu 2003, section 4.6.2, figure
 * 4.14). A request is a reference to each unit of fixed length that it touches, in order of address.
 *
 * @param length sectors of a unit of fixed length; 0 for the extents of requests
 * @param storage sectors of the storage, at the end of which the last unit of fixed length ends
 */
public record GraphUnits(long length, long storage) {

    /** Returns the units that are the extents of requests. */
    public static GraphUnits extents() {
        return new GraphUnits(0, 0);
    }

    /** Reports each unit, an {@link AccessUnit}, that a request refers to. */
    public void forEach(long extent, LongConsumer unit) {
        if (length == 0) {
            unit.accept(extent);
            return;
        }
        long first = AccessUnit.sector(extent);
        long end = first + AccessUnit.sectors(extent);
        for (long start = first - first % length; start < end; start += length) {
            unit.accept(AccessUnit.of(start, Math.min(length, storage - start)));
        }
    }
}
