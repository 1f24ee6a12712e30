package org.spindle.spi.system;

/** When what is written to the file cache of a host goes to the storage. */
public enum CachedWrite {
    /** Later, when a daemon or the need for room makes it. */
    DELAYED,
    /** At once, without waiting for it. */
    ASYNCHRONOUS,
    /** At once, and the process waits for it. */
    SYNCHRONOUS
}
