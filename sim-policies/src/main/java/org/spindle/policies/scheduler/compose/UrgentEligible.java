package org.spindle.policies.scheduler.compose;

import static org.spindle.policies.scheduler.queue.RequestList.NONE;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.ArrivalQueue;
import org.spindle.policies.scheduler.queue.WaitingRequests;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;

/**
 * One scheduler for all requests, from which urgent requests are selected first: those of urgent classes and those
 * that have waited for a given time. The base is notified of every request served, so its position is the device's,
 * whatever class was served (Ganger 1995, section 7.2).
 */
final class UrgentEligible implements SelectiveScheduler {

    private final RequestScheduler base;
    private final Urgency urgency;
    private final long promoteAfter;
    private final EventLoop events;
    private final ArrivalQueue waiting = new ArrivalQueue();
    private final Eligibility urgentOnly = this::isEligibleAndUrgent;

    private Eligibility eligibility = Eligibility.ALL;

    /**
     * @param promoteAfter nanoseconds of waiting after which every request is urgent
     */
    UrgentEligible(RequestScheduler base, Urgency urgency, long promoteAfter, EventLoop events) {
        this.base = base;
        this.urgency = urgency;
        this.promoteAfter = promoteAfter;
        this.events = events;
    }

    private boolean isEligibleAndUrgent(Request request) {
        return eligibility.test(request) && isUrgent(request);
    }

    private boolean isUrgent(Request request) {
        int position = waiting.find(request);
        return urgency.isUrgent(request, events.now()) || position != NONE && isOverdue(position);
    }

    private boolean isOverdue(int position) {
        return events.now() - waiting.since(position) >= promoteAfter;
    }

    @Override
    public RequestScheduler base() {
        return base;
    }

    @Override
    public WaitingRequests waiting() {
        return waiting;
    }

    @Override
    public void add(Request request) {
        waiting.add(request, events.now());
        base.add(request);
    }

    @Override
    public @Nullable Request select(Eligibility among) {
        if (urgency == Urgency.NOBODY && (waiting.size() == 0 || !isOverdue(waiting.first()))) {
            return base.select(among);
        }
        eligibility = among;
        Request urgent = base.select(urgentOnly);
        return urgent != null || base.idleUntil() != NEVER ? urgent : base.select(among);
    }
}
