package org.spindle.workload.trace.figures;

import it.unimi.dsi.fastutil.longs.Long2LongLinkedOpenHashMap;
import java.math.BigInteger;

/**
 * Counts the misses of an LRU cache of objects with a capacity in bytes, empty at the start. An object keeps the size of its insertion; one
 * that is larger than the cache is not inserted.
 */
final class ByteCache {

    private static final long ABSENT = -1;

    private final long capacity;

    /** Sizes by key, the most recently used object at the end. */
    private final Long2LongLinkedOpenHashMap held = new Long2LongLinkedOpenHashMap();

    private long bytes;
    private long misses;
    private BigInteger missed = BigInteger.ZERO;

    /**
     * @param capacity bytes, positive
     */
    ByteCache(long capacity) {
        this.capacity = capacity;
        held.defaultReturnValue(ABSENT);
    }

    void access(long key, long size) {
        if (held.getAndMoveToLast(key) != ABSENT) {
            return;
        }
        misses++;
        missed = missed.add(BigInteger.valueOf(size));
        if (size > capacity) {
            return;
        }
        while (bytes > capacity - size) {
            bytes -= held.removeFirstLong();
        }
        held.put(key, size);
        bytes += size;
    }

    long capacity() {
        return capacity;
    }

    long misses() {
        return misses;
    }

    /** Returns the sum of the requested sizes that missed. */
    BigInteger missedBytes() {
        return missed;
    }
}
