package org.spindle.workload.trace.figures;

import it.unimi.dsi.fastutil.longs.Long2LongLinkedOpenHashMap;
import java.math.BigInteger;

/**
 * Counts the misses of a cache of so many bytes of objects that replaces the least recently used ones, empty at the start. An
 * object has the size with which it came in; one that is larger than the cache does not come in.
 */
final class ByteCache {

    private static final long ABSENT = -1;

    private final long capacity;

    /** Sizes by key, the object used last at the end. */
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

    /** Sum of the sizes that were asked for and not held. */
    BigInteger missedBytes() {
        return missed;
    }
}
