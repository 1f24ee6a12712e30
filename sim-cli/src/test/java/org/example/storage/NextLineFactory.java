package org.example.storage;

import org.spindle.spi.cache.PrefetchContext;
import org.spindle.spi.cache.PrefetchFactory;
import org.spindle.spi.cache.PrefetchPolicy;

/** Policies that fetch the line behind every access. */
public final class NextLineFactory implements PrefetchFactory<StoragePlugin.NoSettings> {

    @Override
    public PrefetchPolicy create(StoragePlugin.NoSettings config, PrefetchContext context) {
        long[] ends = new long[context.units()];
        return new PrefetchPolicy() {
            @Override
            public void accessed(int unit, long sector, long sectors, boolean isWrite, boolean isHit) {
                ends[unit] = sector + sectors;
            }

            @Override
            public long aheadFrom(int unit) {
                return ends[unit];
            }

            @Override
            public long aheadTo(int unit) {
                return Math.min(ends[unit] + context.lineSectors(), context.sectors(unit));
            }
        };
    }
}
