package org.spindle.host.linux;

import org.spindle.spi.config.Doc;

/** Which arrivals are merged into waiting requests (the inverse of {@code nomerges}). */
public enum Merging {
    @Doc("All that are contiguous with a waiting request (nomerges 0).")
    ALL,
    @Doc("Only those contiguous with the request merged last, or without one the first inserted (nomerges 1).")
    LATEST,
    @Doc("None (nomerges 2).")
    NONE
}
