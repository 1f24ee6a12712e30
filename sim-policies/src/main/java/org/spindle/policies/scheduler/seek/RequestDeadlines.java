package org.spindle.policies.scheduler.seek;

import org.spindle.spi.request.Request;

/**
 * When requests should be complete.
 *
 * @param critical nanoseconds from the arrival of a time-critical request
 * @param limited the same for a time-limited one whose limit is not known
 * @param noncritical the same for all others, or {@link #NEVER}
 */
record RequestDeadlines(long critical, long limited, long noncritical) {

    static final long NEVER = Long.MAX_VALUE;

    /** Simulated nanoseconds, or {@link #NEVER}. */
    long of(Request request) {
        long allowed = switch (request.criticality()) {
            case CRITICAL -> critical;
            case LIMITED -> request.timeLimit() == Request.NONE ? limited : request.timeLimit();
            case NONCRITICAL -> noncritical;
        };
        return allowed == NEVER ? NEVER : request.arrived() + allowed;
    }
}
