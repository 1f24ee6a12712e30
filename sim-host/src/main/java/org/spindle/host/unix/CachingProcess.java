package org.spindle.host.unix;

import org.spindle.host.filecache.CacheUser;

/** A process as a user of the file cache. */
record CachingProcess(UnixProcess of, Waker waker) implements CacheUser {

    @Override
    public long process() {
        return of.start.process();
    }

    @Override
    public int level() {
        return TimeSharing.level(of.priority);
    }

    @Override
    public void resume() {
        waker.wake(of);
    }
}
