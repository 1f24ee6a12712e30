package org.spindle.analytic.host;

import org.spindle.analytic.ValidRange;

/**
 * A file cache that keeps what is written for a while, so that what is overwritten or deleted meanwhile never reaches the
 * disk (Hennessy and Patterson 1996, section 6.8).
 *
 * @param dead fraction of bytes that are dead when the window ends; 0.36 to 0.63 after 30 s in Hartman and Ousterhout 1993
 */
public record WriteBack(double dead) {

    public WriteBack {
        ValidRange.fraction("fraction of bytes that die in time", dead);
    }

    /** Bytes that reach the disk. */
    public double diskBytes(double written) {
        return (1 - dead) * ValidRange.notNegative("bytes written", written);
    }
}
