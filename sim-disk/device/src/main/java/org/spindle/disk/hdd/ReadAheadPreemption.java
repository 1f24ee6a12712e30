package org.spindle.disk.hdd;

import org.jspecify.annotations.Nullable;

/** Decides whether read-ahead ends, or passes to another read, in favour of a request. */
interface ReadAheadPreemption {

    /** A preemption that never happens. */
    ReadAheadPreemption NEVER = (request, segment) -> false;

    /**
     * Returns whether the arm can be taken from the request that owns it. May lower the read-ahead limits of that request's
     * segment, or interrupt its access, on the way.
     *
     * @param segment the one that the request would use; null if it has none
     */
    boolean tryFor(DriveRequest request, @Nullable Segment segment);
}
