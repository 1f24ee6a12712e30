package org.spindle.analytic.host;

import org.spindle.analytic.ValidRange;

/**
 * A file cache that delays writes, so that data overwritten or deleted within the delay never reach the disk (Hennessy and Patterson 1996,
 * section 6.8).
 *
 * @param dead fraction of bytes that are dead at the end of the delay; 0.36 to 0.63 after 30 s in Hartman and Ousterhout 1993
 */
public record WriteBack(double dead) {

    public WriteBack {
        ValidRange.fraction("fraction of dead bytes", dead);
    }

    /** Returns the bytes that reach the disk. */
    public double diskBytes(double written) {
        return (1 - dead) * ValidRange.notNegative("bytes written", written);
    }
}
