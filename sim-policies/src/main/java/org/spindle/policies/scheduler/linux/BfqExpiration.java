package org.spindle.policies.scheduler.linux;

/** Reason for the end of a queue's turn. */
enum BfqExpiration {
    /** Its next request did not arrive while the device was idle for it. */
    TOO_IDLE,
    /** The queue used the device for too long. */
    TIMEOUT,
    /** Its next request exceeds the rest of its budget. */
    EXHAUSTED,
    /** The queue has no request, and the device is not left idle for it. */
    NO_MORE_REQUESTS,
    /** Another queue has precedence. */
    PREEMPTED
}
