package org.spindle.flash.store;

/** A class of data that has its own open block in each plane. */
public enum WriteStream {
    /** Data of the host. */
    HOST,
    /** Pages that garbage collection moves. */
    COLLECTED,
    /** Pages of the map itself. */
    MAP,
    /** Data of the host in blocks of the {@link SlcBlocks SLC cache}. */
    CACHED
}
