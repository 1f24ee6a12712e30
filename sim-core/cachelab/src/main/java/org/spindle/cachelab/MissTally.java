package org.spindle.cachelab;

/** Mutable counts in a part of a trace: of its accesses, or of those that a cache misses. */
final class MissTally {

    long requests;
    long reads;
    long writes;
    long bytesRead;
    long bytesWritten;
    long evictions;
    long dirtyEvictions;
    long notAdmitted;

    void add(MissTally other) {
        requests += other.requests;
        reads += other.reads;
        writes += other.writes;
        bytesRead += other.bytesRead;
        bytesWritten += other.bytesWritten;
        evictions += other.evictions;
        dirtyEvictions += other.dirtyEvictions;
        notAdmitted += other.notAdmitted;
    }

    AccessCounts counts() {
        return new AccessCounts(
                requests, reads, writes, bytesRead, bytesWritten, evictions, dirtyEvictions, notAdmitted);
    }
}
