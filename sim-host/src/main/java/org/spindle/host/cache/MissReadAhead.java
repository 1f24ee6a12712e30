package org.spindle.host.cache;

import org.spindle.spi.cache.PrefetchContext;
import org.spindle.spi.cache.PrefetchPolicy;

/** Reads ahead after each read that misses. */
final class MissReadAhead implements PrefetchPolicy {

    private final AheadRanges ranges;
    private final long length;
    private final IdleReading idleReading;

    /** @param length sectors that are fetched at once */
    MissReadAhead(PrefetchContext cache, long length, IdleReading idleReading) {
        ranges = new AheadRanges(cache);
        this.length = length;
        this.idleReading = idleReading;
    }

    @Override
    public void accessed(int unit, long sector, long sectors, boolean isWrite, boolean isHit) {
        if (isWrite || isHit) {
            ranges.clear(unit);
        } else {
            ranges.behind(unit, sector + sectors, length, idleReading.untilSectors());
        }
    }

    @Override
    public long aheadFrom(int unit) {
        return ranges.from(unit);
    }

    @Override
    public long aheadTo(int unit) {
        return ranges.to(unit);
    }

    @Override
    public long committed(int unit) {
        return ranges.committed(unit);
    }

    @Override
    public int step() {
        return idleReading.stepSectors();
    }

    @Override
    public int rangesAtOnce() {
        return idleReading.atOnce();
    }
}
