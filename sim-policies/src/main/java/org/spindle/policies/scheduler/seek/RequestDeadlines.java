package org.spindle.policies.scheduler.seek;

import org.spindle.spi.request.Request;

/**
 * Deadlines of requests.
 *
 * @param critical nanoseconds from the arrival of a time-critical request
 * @param limited the same for a time-limited request whose limit is not known
 * @param noncritical the same for all others, or {@link #NEVER}
 */
record RequestDeadlines(long critical, long limited, long noncritical) {

    static final long NEVER = Long.MAX_VALUE;

    /** Returns the deadline in simulated nanoseconds, or {@link #NEVER}. */
    long of(Request request) {
        long allowed = switch (request.criticality()) {
            case CRITICAL -> critical;
            case LIMITED -> request.timeLimit() == Request.NONE ? limited : request.timeLimit();
            case NONCRITICAL -> noncritical;
        };
        return allowed == NEVER ? NEVER : request.arrived() + allowed;
    }
}
