package org.spindle.workload.trace;

import org.spindle.spi.config.Size;

/** The largest values that readers accept, so that no sum of two of them overflows. */
public final class Limits {

    /** Largest offset and largest length in bytes. */
    public static final long BYTES = Long.MAX_VALUE / 2;

    /** The same in sectors of 512 bytes. */
    public static final long SECTORS = BYTES / Size.SECTOR;

    /** Largest number of a device, process or the like. */
    public static final long NUMBER = Long.MAX_VALUE;

    private Limits() {}
}
