package org.spindle.host.cache;

/** Known defects of DiskSim 4.0's memory cache that can be switched on to reproduce its results. */
public enum CacheCompat {
    /** The idle delay of the flusher is cut to whole milliseconds. */
    WHOLE_MILLISECOND_IDLE_DELAY
}
