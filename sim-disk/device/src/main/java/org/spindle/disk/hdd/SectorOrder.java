package org.spindle.disk.hdd;

/** The order in which an access may transfer the sectors of its first track. */
enum SectorOrder {
    /** From the first wanted sector on. */
    IN_ORDER,
    /** From any wanted sector on: a zero-latency access, which transfers the sectors before that one at the end. */
    ZERO_LATENCY,
    /** From the sector on at which the head arrives, if it precedes the first wanted one on the track. */
    FREE_BLOCKS,
    /** As {@link #FREE_BLOCKS}, and from the first sector of the track on if the head arrives behind the first wanted one. */
    WHOLE_TRACK
}
