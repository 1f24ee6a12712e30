package org.spindle.policies.scheduler.compose;

import org.spindle.policies.scheduler.queue.WaitingRequests;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.ComposedScheduler;

/**
 * A scheduler over one base that holds all waiting requests and may select among some of them only. Every request
 * waits both here and in the base.
 */
interface SelectiveScheduler extends ComposedScheduler {

    /** Returns the waiting requests, one by one. */
    WaitingRequests waiting();

    @Override
    default void take(Request request) {
        waiting().removeAccess(request);
        base().take(request);
    }

    @Override
    default void withdraw(Request request) {
        waiting().removeAccess(request);
        base().withdraw(request);
    }

    @Override
    default void replace(Request old, Request by) {
        waiting().replace(old, by);
        base().replace(old, by);
    }

    @Override
    default int size() {
        return waiting().size();
    }
}
