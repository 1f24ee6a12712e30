package org.spindle.analytic.host;

import org.spindle.analytic.ValidRange;

/**
 * A file cache whose size is a share of the memory, fixed at system generation or an upper limit
 * (Hennessy and Patterson 1996, section 6.8, figures 6.35 and 6.39): 8 % under HP/UX 8, 87 % under ConvexOS.
 *
 * @param memory bytes, greater than 0
 * @param share of the memory, between 0 and 1
 */
public record FileCacheSize(double memory, double share) {

    public FileCacheSize {
        ValidRange.positive("memory", memory);
        ValidRange.fraction("share of the memory", share);
    }

    /** Returns the largest number of bytes of files. */
    public double bytes() {
        return memory * share;
    }
}
