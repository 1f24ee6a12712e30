package org.spindle.host.cache;

import org.spindle.spi.cache.PrefetchContext;

/** Fetches aligned units of the storage as a whole, and continues behind them while the unit below is idle. */
final class FetchUnits extends IdleReadAhead {

    private final PrefetchContext cache;
    private final int length;

    /** @param length sectors of a unit */
    FetchUnits(PrefetchContext cache, int length, IdleReading idleReading) {
        super(cache, idleReading);
        this.cache = cache;
        this.length = length;
    }

    @Override
    public int fetchUnit() {
        return length;
    }

    @Override
    public void accessed(int unit, long sector, long sectors, boolean isWrite, boolean isHit) {
        if (isWrite || isHit) {
            ranges.clear(unit);
            return;
        }
        long end = sector + sectors;
        long fetched = Math.min(LineShape.up(end, length), cache.sectors(unit));
        ranges.behind(unit, fetched, 0, idleReading.total(fetched - end) - (fetched - end));
    }
}
