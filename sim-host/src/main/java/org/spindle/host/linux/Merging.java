package org.spindle.host.linux;

import org.spindle.spi.config.Doc;

/** Which arrivals are merged into waiting requests ({@code nomerges} turned round). */
public enum Merging {
    @Doc("All that a waiting request or the scheduler's order can take (nomerges 0).")
    ALL,
    @Doc("Only what continues the request that was merged or inserted last (nomerges 1).")
    LATEST,
    @Doc("None (nomerges 2).")
    NONE
}
