package org.spindle.host.virtualdisk;

import org.spindle.spi.request.Request;

/** The last real request of a process, from whose completion a think time is measured. */
final class Reference {

    private static final long NO_TICKET = Long.MIN_VALUE;

    private long ticket = NO_TICKET;
    private long completedAt = Request.NONE;
    private boolean isShared;

    /** Sets this reference to another request, which is not complete. */
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

    /** Marks the reference as shared by several processes. */
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
     * Returns the nanoseconds from the completion of the request to an arrival; 0 if the request was not complete (González-Férez 2012,
     * section 4.3.3). Time before copies were collected does not count. If no request is known, the result is the time since then.
     *
     * @param since when the collection of copies began
     */
    long thinking(long arrival, long since) {
        if (isSet() && completedAt == Request.NONE) {
            return 0;
        }
        return arrival - Math.max(completedAt, since);
    }
}
