package org.spindle.host.cache;

/** Known defects of DiskSim 4.0's caching device that can be switched on to reproduce its results. */
public enum DeviceCacheCompat {
    /**
     * Block b of the slow device can only be on block b of the fast one, so that only the first blocks are cached. A
     * request that reaches the last cached block is not cached; one that misses is read from the slow device as a whole, and
     * written to the fast one even if it lies behind the cached blocks; a write is passed on immediately only if the scheme is
     * {@code through}; there are no locks; data is flushed when the slow device has been idle for the delay and neither is busy.
     */
    IDENTITY_MAPPING,
    /**
     * With identity mapping, the map of dirty blocks lies behind that of valid blocks in memory, and what is written to the fast
     * device behind the cached blocks is marked valid all the same: a block that is populated there makes another block dirty, see
     * {@link AdjacentMaps}.
     */
    ADJACENT_MAPS,
    /** The idle delay of the flusher is cut to whole milliseconds. */
    WHOLE_MILLISECOND_IDLE_DELAY
}
