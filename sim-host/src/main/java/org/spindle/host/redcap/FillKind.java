package org.spindle.host.redcap;

/** The requests by which a missed segment is read. */
enum FillKind {
    /** The blocks that the host requested first, then those before and after them in the segment. */
    PIECES,
    /** The segment as a whole. */
    SINGLE
}
