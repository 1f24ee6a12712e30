package org.spindle.host.linux.pagecache;

import org.spindle.spi.metric.Counter;

/** Makes writes wait while as many pages as the limit are dirty or being written back. */
final class LimitThrottle implements WriteThrottle {

    private final DirtyPages dirtyPages;
    private final Writes writes;
    private final Counter throttles;
    private final WaitingJobs waiting = new WaitingJobs();

    LimitThrottle(DirtyPages dirtyPages, Writes writes, Counter throttles) {
        this.dirtyPages = dirtyPages;
        this.writes = writes;
        this.throttles = throttles;
    }

    @Override
    public boolean holds(FileJob job) {
        if (job.page == job.end || !dirtyPages.isBeyondLimit()) {
            return false;
        }
        if (job.held != job.page) {
            job.held = job.page;
            throttles.add(1);
        }
        waiting.add(job);
        dirtyPages.dirtied();
        return true;
    }

    @Override
    public void dirtied(FileJob job) {}

    @Override
    public void written(long pages) {
        FileJob first = waiting.takeAll();
        if (first != null) {
            writes.resume(first);
        }
    }

    @Override
    public void ended(long process) {}
}
