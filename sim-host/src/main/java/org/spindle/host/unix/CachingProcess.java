package org.spindle.host.unix;

import org.spindle.host.filecache.CacheUser;

/** A process as the file cache knows it. */
record CachingProcess(UnixProcess of, Wakener wakener) implements CacheUser {

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
        wakener.wake(of);
    }
}
