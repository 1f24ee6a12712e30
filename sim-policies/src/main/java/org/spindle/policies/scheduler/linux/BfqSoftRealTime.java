package org.spindle.policies.scheduler.linux;

/**
 * Whether a process sends a batch, waits for all of it and for some time more, and asks for no more sectors a second than a film does. Times
 * in ticks.
 */
final class BfqSoftRealTime {

    /** A process whose next request comes after this is soft real-time. */
    long notBefore;

    /** Whether {@link #notBefore} is to be set when the last request is complete. */
    boolean isPending;

    /** When the queue last got a request while it had none. */
    long backlogSince;

    /** Sectors served since then. */
    long service;

    /** When the first of these was taken. */
    long firstService;

    BfqSoftRealTime(long now) {
        notBefore = now;
    }

    /** A batch begins. */
    void begin(long now) {
        backlogSince = now;
        service = 0;
        isPending = false;
    }

    void served(long sectors, long now) {
        if (service == 0) {
            firstService = now;
        }
        service += sectors;
    }
}
