package org.spindle.policies.scheduler.compose;

import static org.spindle.policies.scheduler.queue.RequestList.NONE;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.ArrivalQueue;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;

/**
 * One order for all, asked for urgent requests first: those that are so by nature and those that have waited for a given
 * time. The base knows of every service, so that its position is the device's whatever class was served (Ganger 1995,
 * section 7.2).
 */
final class UrgentEligible implements RequestScheduler {

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

    @Override
    public void take(Request request) {
        waiting.removeAccess(request);
        base.take(request);
    }

    @Override
    public void withdraw(Request request) {
        waiting.removeAccess(request);
        base.withdraw(request);
    }

    @Override
    public void replace(Request old, Request by) {
        waiting.replace(old, by);
        base.replace(old, by);
    }

    @Override
    public void completed(Request request) {
        base.completed(request);
    }

    @Override
    public long idleUntil() {
        return base.idleUntil();
    }

    @Override
    public int size() {
        return waiting.size();
    }
}
