package org.spindle.spi.system;

/** When data written to the file cache of a host are written to the storage. */
public enum CachedWrite {
    /** Later, by a daemon or on eviction. */
    DELAYED,
    /** At once, without waiting for it. */
    ASYNCHRONOUS,
    /** At once, and the process waits for it. */
    SYNCHRONOUS
}
