package org.spindle.host.alis.analysis;

/** When an access graph above its limit is pruned, until it is within it. The thesis does not say (Hsu 2003, section 4.6.2). */
public enum PruningTime {
    /** With the reference that takes it above the limit. */
    OVER_LIMIT,
    /** After the last reference of each interval, with all weights of the interval known; the graph is larger until then. */
    AFTER_INTERVAL
}
