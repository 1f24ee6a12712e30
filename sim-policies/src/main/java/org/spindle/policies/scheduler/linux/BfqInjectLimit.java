package org.spindle.policies.scheduler.linux;

/**
 * Limit of the number of requests at the device up to which requests of other queues are injected while the device
 * waits for a queue.
 */
final class BfqInjectLimit {

    int limit;

    /** Nanoseconds from arrival to completion of a request without injected ones; 0 if not known. */
    long baseLatency;

    /** Tick at which the limit was last lowered or reset. */
    long since;

    BfqInjectLimit(long ticks) {
        since = ticks;
    }

    void reset(boolean hasShortThinkTime, long ticks) {
        baseLatency = 0;
        limit = hasShortThinkTime ? 0 : 1;
        since = ticks;
    }

    void copy(BfqInjectLimit from) {
        limit = from.limit;
        baseLatency = from.baseLatency;
        since = from.since;
    }
}
