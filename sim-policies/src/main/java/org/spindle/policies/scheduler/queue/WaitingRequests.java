package org.spindle.policies.scheduler.queue;

import org.spindle.spi.request.Request;

/** Requests that wait, each by itself; an access of the device may carry several of them. */
public interface WaitingRequests {

    /** Whether this very request waits here. */
    boolean contains(Request request);

    /**
     * Removes this very request.
     *
     * @return the time that it was added with
     * @throws IllegalArgumentException if it is not here
     */
    long remove(Request request);

    /**
     * Puts a request in the place of this very one, with its time where the place is one of arrival.
     *
     * @throws IllegalArgumentException if it is not here
     */
    void replace(Request old, Request by);

    /** Number of requests. */
    int size();

    /** Removes a request or, if it is none of these, those that it carries. */
    default void removeAccess(Request access) {
        if (contains(access)) {
            remove(access);
            return;
        }
        for (Request part = access.carried(); part != null; part = part.nextCarried()) {
            removeAccess(part);
        }
    }
}
