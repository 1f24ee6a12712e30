package org.spindle.policies.scheduler.linux;

/** Why the turn of a queue is over. */
enum BfqExpiration {
    /** Its next request did not come while the device was idle for it. */
    TOO_IDLE,
    /** It has had the device for too long. */
    TIMEOUT,
    /** Its next request is larger than what is left of its budget. */
    EXHAUSTED,
    /** It has no request and is not waited for. */
    NO_MORE_REQUESTS,
    /** Another queue comes first. */
    PREEMPTED
}
