package org.spindle.policies.scheduler.linux;

/** The raising of a queue's weight: coefficient, duration and start. Times in ticks. */
final class BfqRaising {

    /** Factor of the weight; 1 if it is not raised. */
    int coefficient = 1;

    /** Duration of the raising; 0 if the weight is not raised. */
    long duration;

    /** Start of the raising; if the weight is not raised, the latest arrival of a request or end of a turn. */
    long since;

    /** Start of an earlier raising for an interactive process that became one for a soft real-time process. */
    long interactiveSince = BfqClock.LONG_AGO;

    /** Sectors served since the weight was raised for an interactive process. */
    long service;

    boolean isRaised() {
        return coefficient > 1;
    }

    void copy(BfqRaising from) {
        coefficient = from.coefficient;
        duration = from.duration;
        since = from.since;
        interactiveSince = from.interactiveSince;
        service = from.service;
    }
}
