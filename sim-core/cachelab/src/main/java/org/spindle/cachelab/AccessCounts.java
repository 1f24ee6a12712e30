package org.spindle.cachelab;

/**
 * The accesses in a part of a trace, or those of them that a cache misses.
 *
 * @param requests requests; for a cache those with at least one missed entry
 * @param reads read accesses to entries
 * @param writes write accesses to entries
 * @param bytesRead bytes requested by reads
 * @param bytesWritten bytes of writes
 * @param evictions entries that the cache evicted; 0 for a trace
 * @param dirtyEvictions evicted entries that were written after their insertion
 * @param notAdmitted misses whose entries the cache did not insert; 0 for a trace
 */
public record AccessCounts(
        long requests,
        long reads,
        long writes,
        long bytesRead,
        long bytesWritten,
        long evictions,
        long dirtyEvictions,
        long notAdmitted) {

    /** Returns the number of accesses. */
    public long accesses() {
        return reads + writes;
    }

    public long bytes() {
        return bytesRead + bytesWritten;
    }
}
