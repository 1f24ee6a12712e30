package org.spindle.cachelab;

/** What was counted in a stretch of a trace: what it asks for, or what a cache misses of it. */
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
