package org.spindle.host.linux.pagecache;

import org.spindle.spi.config.Doc;

/** The generations of the kernel's read-ahead. */
public enum ReadAheadGeneration {
    @Doc("One window, advanced by an access to a marked page, as in 6.18.")
    ON_DEMAND,
    @Doc("A current window and one ahead of it, as in 2.6.9 to 2.6.22.")
    TWO_WINDOW
}
