package @package@;

import org.spindle.spi.cache.PrefetchContext;
import org.spindle.spi.cache.PrefetchPolicy;

/** Fetches some lines behind the end of the last read of each unit, at most half of what the cache holds. */
final class @Name@ implements PrefetchPolicy {

    private final PrefetchContext cache;
    private final long ahead;

    /** Where the last read of each unit ended. */
    private final long[] ends;

    @Name@(@Name@Config config, PrefetchContext context) {
        cache = context;
        ahead = (long) Math.min(config.lines(), context.lines() / 2) * context.lineSectors();
        ends = new long[context.units()];
    }

    @Override
    public void accessed(int unit, long sector, long sectors, boolean isWrite, boolean isHit) {
        if (!isWrite) {
            ends[unit] = sector + sectors;
        }
    }

    @Override
    public long aheadFrom(int unit) {
        return ends[unit];
    }

    @Override
    public long aheadTo(int unit) {
        return Math.min(ends[unit] + ahead, cache.sectors(unit));
    }
}
