package org.spindle.host.unix;

/** Receives the interrupts of the clock. */
interface Interrupts {

    /** Called at the end of a period of the clock; the handler costs {@code cost} nanoseconds. */
    void clock(long cost);

    /** Called when a pause may have ended; the handler costs {@code cost} nanoseconds. */
    void timer(long cost);
}
