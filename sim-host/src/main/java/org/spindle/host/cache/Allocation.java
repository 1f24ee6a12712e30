package org.spindle.host.cache;

/** What happens when the line whose turn it is to make room holds data that is not below yet. */
public enum Allocation {
    /** It is written out, and the new line waits for that. */
    STRICT_ORDER,
    /** Its write-out is started, and the next line in order that is clean makes room. */
    PREFER_CLEAN
}
