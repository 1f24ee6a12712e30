package org.spindle.cachelab;

import org.jspecify.annotations.Nullable;

/** A contiguous part of the accesses of a trace. */
final class AccessChunk {

    /** Flag of a write. */
    static final int WRITE = 1;

    /** Flag of the first access of a request. */
    static final int FIRST = 2;

    static final int BITS = 20;
    static final int CAPACITY = 1 << BITS;

    final int[] keys;
    final byte[] flags;

    /** Bytes that each access requests, as an unsigned number; null if every access requests a complete entry of the trace's size. */
    int @Nullable [] bytes;

    int size;

    AccessChunk(int capacity) {
        keys = new int[capacity];
        flags = new byte[capacity];
    }
}
