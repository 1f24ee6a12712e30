package org.spindle.host.linux.pagecache;

import org.jspecify.annotations.Nullable;

/** Jobs that wait for one thing, in order of arrival. */
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

    /** Takes all; they are linked by {@link FileJob#next}. */
    @Nullable
    FileJob takeAll() {
        FileJob all = first;
        first = null;
        last = null;
        return all;
    }
}
