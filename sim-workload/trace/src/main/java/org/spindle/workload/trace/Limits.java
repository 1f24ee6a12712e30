package org.spindle.workload.trace;

import org.spindle.spi.config.Size;

/** The largest values that readers accept, so that a sum of two of them does not overflow, and the greatest number of a CPU. */
public final class Limits {

    /** Largest offset and largest length in bytes. */
    public static final long BYTES = Long.MAX_VALUE / 2;

    /** Largest offset and largest length in sectors of 512 bytes. */
    public static final long SECTORS = BYTES / Size.SECTOR;

    /** Largest number of a device, a process or another object. */
    public static final long NUMBER = Long.MAX_VALUE;

    /** Highest number of a CPU: Linux has at most 8192. */
    public static final int CPU = 8191;

    private Limits() {}
}
