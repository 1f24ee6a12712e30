package org.spindle.host.linux.pagecache;

import org.spindle.spi.config.Doc;

/** The generations of the kernel's throttling of writers. */
public enum Throttling {
    @Doc("A write waits while as many pages as dirtyRatio are dirty: a short form of 2.6.0 to 3.0.")
    AT_LIMIT,
    @Doc(
            "Each process has a rate, which depends on the number of dirty pages and the speed of write-back, and pauses, from midway"
                    + " between the two ratios on, as in 3.1 and later.")
    BY_RATE
}
