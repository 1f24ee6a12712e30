package org.spindle.host.redcap;

/** By which requests a missed segment is read. */
enum FillKind {
    /** What the host asked for first, then what lies before it and behind it in the segment. */
    PIECES,
    /** The whole segment at once. */
    SINGLE
}
