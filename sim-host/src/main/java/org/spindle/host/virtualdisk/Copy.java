package org.spindle.host.virtualdisk;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/** A copy of a real request, or several that were merged. Used again for another. */
final class Copy {

    /** What the virtual scheduler sees. */
    final Request request = new Request();

    /** The process whose dependencies it has; null if it has none. */
    @Nullable
    ProcessRecord process;

    /** The next of those that were merged with it; for a copy that stands for several, the first of them. */
    @Nullable
    Copy nextMerged;

    /** The process that must have exited before it is inserted. */
    @Nullable
    ProcessRecord awaited;

    /** Where it is on its way. */
    enum State {
        UNUSED,
        WAITING,
        THINKING,
        READY,
        INSIDE
    }

    final int slot;
    State state = State.UNUSED;
    long ticket;
    long number;
    long thinkNanos;
    long thinkEvent;
    boolean isSynchronous;
    boolean standsForSeveral;

    /**
     * @param slot its place in the pool, which the tag of {@link #request} tells
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
        standsForSeveral = false;
    }
}
