package org.spindle.policies.scheduler.linux;

/** By how much the weight of a queue is raised, why and since when. Times in ticks. */
final class BfqRaising {

    /** 1 if the weight is not raised. */
    int coefficient = 1;

    /** For how long the weight is raised; 0 if it is not. */
    long duration;

    /** Since when the weight is raised; otherwise the latest arrival of a request, or the end of a service. */
    long since;

    /** Since when the weight was raised for an interactive process before it was for a soft real-time one. */
    long interactiveSince = BfqClock.LONG_AGO;

    /** Sectors that have been served since the weight was raised for an interactive process. */
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
