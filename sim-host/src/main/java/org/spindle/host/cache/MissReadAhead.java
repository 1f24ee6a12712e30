package org.spindle.host.cache;

import org.spindle.spi.cache.PrefetchContext;

/** Reads ahead after each read that misses. */
final class MissReadAhead extends IdleReadAhead {

    private final long length;

    /** @param length sectors that are fetched at once */
    MissReadAhead(PrefetchContext cache, long length, IdleReading idleReading) {
        super(cache, idleReading);
        this.length = length;
    }

    @Override
    public void accessed(int unit, long sector, long sectors, boolean isWrite, boolean isHit) {
        if (isWrite || isHit) {
            ranges.clear(unit);
        } else {
            ranges.behind(unit, sector + sectors, length, idleReading.total(length));
        }
    }
}
