package org.spindle.workload.trace;

import org.spindle.spi.config.Size;

/** The largest values that readers accept, so that a sum of two of them does not overflow. */
public final class Limits {

    /** Largest offset and largest length in bytes. */
    public static final long BYTES = Long.MAX_VALUE / 2;

    /** Largest offset and largest length in sectors of 512 bytes. */
    public static final long SECTORS = BYTES / Size.SECTOR;

    /** Largest number of a device, a process or another object. */
    public static final long NUMBER = Long.MAX_VALUE;

    private Limits() {}
}
