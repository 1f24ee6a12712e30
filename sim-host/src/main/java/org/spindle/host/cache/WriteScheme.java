package org.spindle.host.cache;

/**
 * The time at which written data goes to the unit below, and that of the completion of a write (Ganger 1995, section
 * 2.5).
 */
public enum WriteScheme {
    /** At once; the write is complete when the data is below. */
    THROUGH_SYNCHRONOUS,
    /** At once; the write is complete when the data is in the cache. */
    THROUGH,
    /** When the line is flushed; the write is complete when the data is in the cache. */
    BACK
}
