package org.spindle.host.cache;

import org.spindle.spi.cache.PrefetchContext;
import org.spindle.spi.cache.PrefetchPolicy;

/** A policy that sets ranges to prefetch, of which it reads a part while the unit below is idle. */
abstract class IdleReadAhead implements PrefetchPolicy {

    final AheadRanges ranges;
    final IdleReading idleReading;

    IdleReadAhead(PrefetchContext cache, IdleReading idleReading) {
        ranges = new AheadRanges(cache);
        this.idleReading = idleReading;
    }

    @Override
    public final long aheadFrom(int unit) {
        return ranges.from(unit);
    }

    @Override
    public final long aheadTo(int unit) {
        return ranges.to(unit);
    }

    @Override
    public final long committed(int unit) {
        return ranges.committed(unit);
    }

    @Override
    public final int step() {
        return idleReading.stepSectors();
    }

    @Override
    public final int rangesAtOnce() {
        return idleReading.atOnce();
    }
}
