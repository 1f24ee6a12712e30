package org.spindle.host.cache;

/** Known behaviour of DiskSim 4.0's memory cache that can be switched on to reproduce its results. */
public enum CacheCompat {
    /** The idle delay of the flusher is cut to whole milliseconds. */
    WHOLE_MILLISECOND_IDLE_DELAY,
    /** A write-out is joined with neighbouring lines, on either side, only if it begins with the first block of its line. */
    CLUSTER_FROM_LINE_START,
    /** Each request that needs a line selects a victim at once, and destages it, although others wait for theirs. */
    INDEPENDENT_EVICTIONS,
    /** A request that has waited for a lock continues after the queues below have chosen their next requests. */
    LATE_LOCKS
}
