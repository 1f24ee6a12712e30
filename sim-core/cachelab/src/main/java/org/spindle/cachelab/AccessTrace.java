package org.spindle.cachelab;

import java.util.List;

/**
 * The accesses of a trace to entries, blocks or objects, in their order. Entries are numbered from 0 in the order of their first accesses.
 * Immutable and thread-safe once built.
 */
public final class AccessTrace {

    private final List<AccessChunk> chunks;
    private final long accesses;
    private final int keys;
    private final boolean areEqual;
    private final long entryBytes;
    private final long footprint;
    private final boolean hasWrites;
    private final double sample;
    private final double expected;
    private final List<TimeMark> marks;

    /** Arrival of the request that an access belongs to. */
    record TimeMark(long access, double seconds) {}

    AccessTrace(
            List<AccessChunk> chunks,
            long accesses,
            int keys,
            boolean areEqual,
            long entryBytes,
            long footprint,
            boolean hasWrites,
            double sample,
            double expected,
            List<TimeMark> marks) {
        this.chunks = List.copyOf(chunks);
        this.accesses = accesses;
        this.keys = keys;
        this.areEqual = areEqual;
        this.entryBytes = entryBytes;
        this.footprint = footprint;
        this.hasWrites = hasWrites;
        this.sample = sample;
        this.expected = expected;
        this.marks = List.copyOf(marks);
    }

    List<AccessChunk> chunks() {
        return chunks;
    }

    /** Returns the number of accesses. */
    public long accesses() {
        return accesses;
    }

    /** Returns the number of different entries. */
    public int keys() {
        return keys;
    }

    /** Returns whether all entries are of one size. */
    public boolean hasEqualEntries() {
        return areEqual;
    }

    /** Returns the size of an entry in bytes; the mean size if they are not equal. */
    public double entryBytes() {
        return areEqual ? entryBytes : (double) footprint / Math.max(1, keys);
    }

    /** Returns the size of every entry; for equal entries only. */
    long equalBytes() {
        return entryBytes;
    }

    /** Returns the bytes of all different entries, each as large as at its first access. */
    public long footprint() {
        return footprint;
    }

    boolean hasWrites() {
        return hasWrites;
    }

    /** Returns the share of all entries that are in the trace: 1, or that of the sample. */
    public double sample() {
        return sample;
    }

    /** Returns the expected number of accesses in a sample of this share; for a complete trace their number. */
    double expectedAccesses() {
        return expected;
    }

    /** Returns some arrival times, ascending by access; empty if the trace has none. */
    List<TimeMark> marks() {
        return marks;
    }

    /** Returns whether an access is the first of its request. */
    boolean isFirst(long access) {
        AccessChunk chunk = chunks.get((int) (access >> AccessChunk.BITS));
        return (chunk.flags[(int) (access & AccessChunk.CAPACITY - 1)] & AccessChunk.FIRST) != 0;
    }
}
