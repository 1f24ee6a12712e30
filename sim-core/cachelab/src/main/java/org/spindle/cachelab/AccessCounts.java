package org.spindle.cachelab;

/**
 * What a stretch of a trace asks for, or what a cache misses of it.
 *
 * @param requests requests; of a cache those that it misses at least one entry of
 * @param reads accesses to entries that read
 * @param writes accesses to entries that write
 * @param bytesRead bytes that are asked for by reads
 * @param bytesWritten bytes of writes
 * @param evictions entries that the cache evicted; 0 of a trace
 * @param dirtyEvictions those of them that were written since they came in
 * @param notAdmitted misses that the cache left out; 0 of a trace
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
