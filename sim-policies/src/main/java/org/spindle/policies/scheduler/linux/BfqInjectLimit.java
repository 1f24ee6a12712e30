package org.spindle.policies.scheduler.linux;

/** How many requests may be at the device for one of other queues to be sent while a queue is waited for. */
final class BfqInjectLimit {

    int limit;

    /** Nanoseconds from arrival to completion of a request without any of other queues; 0 if not known. */
    long alone;

    /** When the limit last fell or began anew, in ticks. */
    long since;

    BfqInjectLimit(long ticks) {
        since = ticks;
    }

    void begin(boolean thinksBriefly, long ticks) {
        alone = 0;
        limit = thinksBriefly ? 0 : 1;
        since = ticks;
    }

    void copy(BfqInjectLimit from) {
        limit = from.limit;
        alone = from.alone;
        since = from.since;
    }
}
