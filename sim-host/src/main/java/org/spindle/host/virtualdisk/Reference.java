package org.spindle.host.virtualdisk;

import org.spindle.spi.request.Request;

/** The last real request of a process, from whose completion a thinking time is measured. */
final class Reference {

    private static final long NO_TICKET = Long.MIN_VALUE;

    private long ticket = NO_TICKET;
    private long completedAt = Request.NONE;
    private boolean isShared;

    /** Makes this the reference to another request. */
    void reset(long toTicket) {
        ticket = toTicket;
        completedAt = Request.NONE;
    }

    long ticket() {
        return ticket;
    }

    boolean isSet() {
        return ticket != NO_TICKET;
    }

    /** Several processes refer to the request from now on. */
    Reference share() {
        isShared = true;
        return this;
    }

    boolean isShared() {
        return isShared;
    }

    void completed(long at) {
        completedAt = at;
    }

    /**
     * Returns the nanoseconds from the completion to an arrival; 0 if the request was not complete (González-Férez 2012,
     * section 4.3.3). The time before copies were collected does not count, and all of it does if no request is known.
     *
     * @param since when copies began to be collected
     */
    long thinking(long arrival, long since) {
        if (isSet() && completedAt == Request.NONE) {
            return 0;
        }
        return arrival - Math.max(completedAt, since);
    }
}
