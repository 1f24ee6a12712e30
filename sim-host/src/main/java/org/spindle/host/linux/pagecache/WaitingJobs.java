package org.spindle.host.linux.pagecache;

import org.jspecify.annotations.Nullable;

/** A FIFO list of jobs that wait for the same event. */
final class WaitingJobs {

    private @Nullable FileJob first;
    private @Nullable FileJob last;

    boolean isEmpty() {
        return first == null;
    }

    void add(FileJob job) {
        job.next = null;
        FileJob before = last;
        if (before == null) {
            first = job;
        } else {
            before.next = job;
        }
        last = job;
    }

    /** Removes and returns all jobs, linked by {@link FileJob#next}. */
    @Nullable
    FileJob takeAll() {
        FileJob all = first;
        first = null;
        last = null;
        return all;
    }
}
