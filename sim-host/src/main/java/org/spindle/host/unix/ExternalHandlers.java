package org.spindle.host.unix;

/** Receives the interrupts of a load. */
interface ExternalHandlers {

    /**
     * Called when an interrupt arrives.
     *
     * @param clock whether it is a clock interrupt
     * @param handler place of the first event of its handler
     */
    void arrived(boolean clock, long handler);
}
