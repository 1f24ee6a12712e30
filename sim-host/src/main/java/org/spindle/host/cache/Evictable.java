package org.spindle.host.cache;

import org.spindle.spi.cache.EvictionFilter;

/** Decides which lines may be evicted: unlocked ones, and with {@link Allocation#PREFER_CLEAN} none that is dirty. */
final class Evictable implements EvictionFilter {

    private final BlockCache cache;
    private final boolean prefersClean;

    Evictable(BlockCache cache) {
        this.cache = cache;
        prefersClean = cache.rules().allocation() == Allocation.PREFER_CLEAN;
    }

    /** Begins to destage a line that may not be evicted because it is dirty. */
    @Override
    public boolean mayEvict(int slot) {
        if (cache.locks().isHeld(slot)) {
            return false;
        }
        if (prefersClean && cache.lines().isDirty(slot)) {
            cache.destager().writeOut(slot);
            return false;
        }
        return true;
    }
}
