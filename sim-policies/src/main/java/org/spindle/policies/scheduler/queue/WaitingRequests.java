package org.spindle.policies.scheduler.queue;

import org.spindle.spi.request.Request;

/** Waiting requests, each counted individually; an access of the device may carry several of them. */
public interface WaitingRequests {

    /** Returns whether this request object is waiting here. */
    boolean contains(Request request);

    /**
     * Removes this request object.
     *
     * @return the time with which it was added
     * @throws IllegalArgumentException if it is not here
     */
    long remove(Request request);

    /**
     * Replaces this request object by another one, which takes over its waiting time where requests are ordered by
     * arrival.
     *
     * @throws IllegalArgumentException if it is not here
     */
    void replace(Request old, Request by);

    /** Returns the number of requests. */
    int size();

    /** Removes a request or, if it is not waiting here itself, the requests that it carries. */
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
