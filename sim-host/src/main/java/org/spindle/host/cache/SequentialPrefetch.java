package org.spindle.host.cache;

import org.spindle.spi.cache.PrefetchContext;
import org.spindle.spi.cache.PrefetchPolicy;

/** Prefetches for runs of contiguous reads; one run per unit. */
final class SequentialPrefetch implements PrefetchPolicy {

    private final PrefetchContext cache;
    private final int after;
    private final long distance;

    /** For each unit, the end of its last read and the number of contiguous reads. */
    private final long[] ends;

    private final long[] runs;

    /**
     * @param after contiguous reads that start prefetching
     * @param lines number kept ahead
     */
    SequentialPrefetch(PrefetchContext cache, int after, int lines) {
        this.cache = cache;
        this.after = after;
        distance = (long) Math.min(lines, cache.lines() / 2) * cache.lineSectors();
        ends = new long[cache.units()];
        runs = new long[cache.units()];
    }

    @Override
    public void accessed(int unit, long sector, long sectors, boolean isWrite, boolean isHit) {
        if (!isWrite) {
            runs[unit] = sector == ends[unit] ? runs[unit] + 1 : 1;
            ends[unit] = sector + sectors;
        }
    }

    @Override
    public long aheadFrom(int unit) {
        return ends[unit];
    }

    @Override
    public long aheadTo(int unit) {
        return runs[unit] < after ? ends[unit] : Math.min(ends[unit] + distance, cache.sectors(unit));
    }
}
