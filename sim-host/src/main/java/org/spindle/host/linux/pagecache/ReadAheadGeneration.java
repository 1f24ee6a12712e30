package org.spindle.host.linux.pagecache;

import org.spindle.spi.config.Doc;

/** Which read-ahead a kernel has. */
public enum ReadAheadGeneration {
    @Doc("One window that moves on at a mark, as in 6.18.")
    ON_DEMAND,
    @Doc("A window and one ahead of it, as in 2.6.9 to 2.6.22.")
    TWO_WINDOW
}
