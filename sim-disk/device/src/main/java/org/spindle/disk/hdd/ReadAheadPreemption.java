package org.spindle.disk.hdd;

import org.jspecify.annotations.Nullable;

/** Decides whether read-ahead ends, or passes to another read, in favour of a request. */
interface ReadAheadPreemption {

    /** A preemption that never happens. */
    ReadAheadPreemption NEVER = (request, segment) -> false;

    /**
     * Demands the arm for a request from the one that owns it, and returns whether it can be taken now. The demand has
     * effects on a reading owner, which remain even if the arm cannot be taken or the caller does not take it:
     *
     * <ul>
     *   <li>A write of blocks that the owner's segment holds ends read-ahead into that segment, if the drive does so.
     *   <li>Read-ahead that has not reached its minimum ends there; read-ahead that the arm leaves just in time ends where
     *       it must leave.
     *   <li>If the arm can be taken, the owner's access ends after the present seek, or after the present sector if the
     *       drive cannot stop within one.
     * </ul>
     *
     * @param segment the one that the request would use; null if it has none
     */
    boolean demandArm(DriveRequest request, @Nullable Segment segment);
}
