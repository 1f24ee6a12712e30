package org.spindle.host.filecache;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import org.jspecify.annotations.Nullable;

/** The buffers of the cache: the block in each, its state, and the accesses that wait for it. */
final class Buffers {

    static final int NONE = -1;

    /** The buffer holds the data of its block. */
    static final int VALID = 1;

    /** The buffer holds data that no write-out in progress includes. */
    static final int DIRTY = 2;

    /** The buffer is being read, or about to be. */
    static final int READING = 4;

    /** The buffer is being written out. */
    static final int WRITING = 8;

    /** The buffer holds metadata. */
    static final int METADATA = 16;

    /** The buffer was read ahead and has not been used. */
    static final int AHEAD = 32;

    /** The use that caused the insertion of the buffer has been counted. */
    static final int FRESH = 64;

    /** The replacement policy has been notified that it is dirty. */
    static final int REPORTED = 128;

    /** The buffer is being written out by a time-limited request, and no process has needed it since. */
    static final int LIMITED = 256;

    private final Long2IntOpenHashMap index;
    private final long[] keys;
    private final int[] flags;
    private final long[] issued;
    private final WaitingAccesses[] waiting;
    private int used;

    Buffers(int size) {
        index = new Long2IntOpenHashMap(size);
        index.defaultReturnValue(NONE);
        keys = new long[size];
        flags = new int[size];
        issued = new long[size];
        waiting = new WaitingAccesses[size];
    }

    /** Returns the buffer that holds a block, or {@link #NONE}. */
    int find(long key) {
        return index.get(key);
    }

    /** Returns a buffer that never held a block, or {@link #NONE}. */
    int unused() {
        return used < keys.length ? used++ : NONE;
    }

    /** Allocates a buffer to a block, which cannot be used before its data has arrived. */
    void give(int buffer, long key) {
        keys[buffer] = key;
        flags[buffer] = READING;
        index.put(key, buffer);
    }

    void take(int buffer) {
        index.remove(keys[buffer]);
    }

    long key(int buffer) {
        return keys[buffer];
    }

    boolean is(int buffer, int flag) {
        return (flags[buffer] & flag) != 0;
    }

    void set(int buffer, int flag) {
        flags[buffer] |= flag;
    }

    void clear(int buffer, int flag) {
        flags[buffer] &= ~flag;
    }

    /** Returns when the request for a buffer was issued. */
    long issued(int buffer) {
        return issued[buffer];
    }

    void issued(int buffer, long now) {
        issued[buffer] = now;
    }

    void await(int buffer, CacheAccess access) {
        WaitingAccesses all = waiting[buffer];
        if (all == null) {
            all = new WaitingAccesses();
            waiting[buffer] = all;
        }
        all.add(access);
    }

    @Nullable
    CacheAccess takeWaiting(int buffer) {
        WaitingAccesses all = waiting[buffer];
        return all == null ? null : all.takeAll();
    }
}
