package org.spindle.analytic.host;

import org.spindle.analytic.ValidRange;

/**
 * A file cache whose size is a share of the memory, fixed when the system is generated or the most that it may grow to
 * (Hennessy and Patterson 1996, section 6.8, figures 6.35 and 6.39): 8 % under HP/UX 8, 87 % under ConvexOS.
 *
 * @param memory bytes, greater than 0
 * @param share of it, between 0 and 1
 */
public record FileCacheSize(double memory, double share) {

    public FileCacheSize {
        ValidRange.positive("memory", memory);
        ValidRange.fraction("share of the memory", share);
    }

    /** Bytes that files may take. */
    public double bytes() {
        return memory * share;
    }

    /** How many blocks of a size fit, a part of one left out. */
    public long blocks(long blockBytes) {
        return (long) Math.floor(bytes() / ValidRange.atLeast(1L, "block size", blockBytes));
    }
}
