package org.spindle.host.virtualdisk;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/** A copy of a real request, or several merged copies. Objects are reused. */
final class Copy {

    /** The request that the virtual scheduler handles. */
    final Request request = new Request();

    /** The process whose dependencies apply to the copy; null if none apply. */
    @Nullable
    ProcessRecord process;

    /** The next of the copies merged with this one; for the result of a merge, the first of the merged copies. */
    @Nullable
    Copy nextMerged;

    /** The process of which no copy may be left when this one is inserted; null if none. */
    @Nullable
    ProcessRecord awaited;

    /** The states of a copy. */
    enum State {
        UNUSED,
        WAITING,
        THINKING,
        READY,
        ADMITTED
    }

    final int slot;
    State state = State.UNUSED;
    long ticket;
    long number;
    long thinkNanos;
    long thinkEvent;
    boolean isSynchronous;
    boolean isMerged;

    /**
     * @param slot index in the pool, stored in the tag of {@link #request}
     */
    Copy(int slot) {
        this.slot = slot;
    }

    void clear() {
        state = State.UNUSED;
        process = null;
        nextMerged = null;
        awaited = null;
        thinkNanos = 0;
        thinkEvent = 0;
        isSynchronous = false;
        isMerged = false;
    }
}
