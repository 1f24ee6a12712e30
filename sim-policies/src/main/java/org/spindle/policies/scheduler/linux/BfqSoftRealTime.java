package org.spindle.policies.scheduler.linux;

/**
 * Detects soft real-time processes: those that issue a batch of requests, wait for its completion and some time
 * longer, and need no higher rate than video playback. Times in ticks.
 */
final class BfqSoftRealTime {

    /** Time after which the arrival of the next request makes the process soft real-time. */
    long notBefore;

    /** Whether {@link #notBefore} is to be set when the last request is complete. */
    boolean isPending;

    /** Time at which the queue last received a request while it had none. */
    long backlogSince;

    /** Sectors served since then. */
    long service;

    /** Time at which the first of these was served. */
    long firstService;

    BfqSoftRealTime(long now) {
        notBefore = now;
    }

    /** Begins a batch. */
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
