package org.spindle.host.unix;

/** Takes the interrupts of the clock. */
interface Interrupts {

    /** A period of the clock is over. */
    void clock(long cost);

    /** A pause may be over. */
    void timer(long cost);
}
