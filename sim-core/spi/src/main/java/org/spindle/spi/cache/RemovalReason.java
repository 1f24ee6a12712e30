package org.spindle.spi.cache;

/** Why a line is no longer in a cache. */
public enum RemovalReason {
    /** The line made room for another entry. Policies with ghost lists remember its key. */
    EVICTED,
    /** The line's data is no longer valid, such as after a discard. Its key says nothing about future accesses. */
    INVALIDATED
}
