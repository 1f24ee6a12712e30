package org.spindle.flash.store;

/** A class of data that has its own open block in each plane. */
public enum WriteStream {
    /** Data of the host. */
    HOST,
    /** Pages that garbage collection moves. */
    COLLECTED,
    /** Pages that static wear levelling moves, which rest in the most erased of the free blocks. */
    COLD,
    /** Pages of the map itself. */
    MAP,
    /** Data of the host in blocks of the {@link SlcBlocks SLC cache}. */
    CACHED;

    /** Returns whether its pages are moved within the flash, which may take the last free blocks. */
    boolean isMoved() {
        return this == COLLECTED || this == COLD;
    }
}
