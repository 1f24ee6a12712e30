package org.spindle.host.unix;

/** Takes interrupts of a load. */
interface ExternalHandlers {

    /**
     * An interrupt arrives.
     *
     * @param clock whether it is one of the clock
     * @param handler place of the first event of its handler
     */
    void arrived(boolean clock, long handler);
}
