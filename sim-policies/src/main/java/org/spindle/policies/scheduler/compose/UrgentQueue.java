package org.spindle.policies.scheduler.compose;

import static org.spindle.policies.scheduler.queue.RequestList.NONE;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.ArrivalQueue;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;

/**
 * Two queues, each with an order of its own: the urgent one is served first, and the other one when nothing in it is eligible
 * (Ganger 1995, sections A.1.2 and 7.2). Requests move over when they become urgent; an order knows of the requests only
 * that its own queue has served.
 */
final class UrgentQueue implements RequestScheduler {

    private final RequestScheduler urgent;
    private final RequestScheduler others;
    private final Urgency urgency;
    private final long promoteAfter;
    private final EventLoop events;
    private final ArrivalQueue inUrgent = new ArrivalQueue();
    private final ArrivalQueue inOthers = new ArrivalQueue();
    private final ArrivalQueue servedAsUrgent = new ArrivalQueue();
    private int limitedInOthers;

    /**
     * @param promoteAfter nanoseconds of waiting after which every request is urgent
     */
    UrgentQueue(
            RequestScheduler urgent, RequestScheduler others, Urgency urgency, long promoteAfter, EventLoop events) {
        this.urgent = urgent;
        this.others = others;
        this.urgency = urgency;
        this.promoteAfter = promoteAfter;
        this.events = events;
    }

    @Override
    public void add(Request request) {
        promote();
        long now = events.now();
        if (urgency.isUrgent(request, now)) {
            inUrgent.add(request, now);
            urgent.add(request);
        } else {
            inOthers.add(request, now);
            limitedInOthers += isLimited(request);
            others.add(request);
        }
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        promote();
        Request first = urgent.select(eligibility);
        return first != null || urgent.idleUntil() != NEVER ? first : others.select(eligibility);
    }

    private void promote() {
        long now = events.now();
        int position = inOthers.first();
        while (position != NONE) {
            int next = inOthers.next(position);
            Request request = inOthers.request(position);
            boolean overdue = now - inOthers.since(position) >= promoteAfter;
            if (overdue || urgency.isUrgent(request, now)) {
                others.withdraw(request);
                inUrgent.add(request, removeFromOthers(request));
                urgent.add(request);
            } else if (limitedInOthers == 0) {
                return;
            }
            position = next;
        }
    }

    private long removeFromOthers(Request request) {
        limitedInOthers -= isLimited(request);
        return inOthers.remove(request);
    }

    private static int isLimited(Request request) {
        return request.criticality() == Criticality.LIMITED ? 1 : 0;
    }

    @Override
    public void take(Request request) {
        if (forget(request)) {
            servedAsUrgent.add(request, 0);
            urgent.take(request);
        } else {
            others.take(request);
        }
    }

    @Override
    public void withdraw(Request request) {
        if (forget(request)) {
            urgent.withdraw(request);
        } else {
            others.withdraw(request);
        }
    }

    /** Whether it, or what it carries, waited in the urgent queue. */
    private boolean forget(Request request) {
        if (inUrgent.contains(request)) {
            inUrgent.remove(request);
            return true;
        }
        if (inOthers.contains(request)) {
            removeFromOthers(request);
            return false;
        }
        boolean wasUrgent = false;
        for (Request part = request.carried(); part != null; part = part.nextCarried()) {
            wasUrgent = forget(part);
        }
        return wasUrgent;
    }

    @Override
    public void replace(Request old, Request by) {
        if (inUrgent.contains(old)) {
            inUrgent.replace(old, by);
            urgent.replace(old, by);
        } else {
            inOthers.replace(old, by);
            limitedInOthers += isLimited(by) - isLimited(old);
            others.replace(old, by);
        }
    }

    @Override
    public void completed(Request request) {
        if (servedAsUrgent.contains(request)) {
            servedAsUrgent.remove(request);
            urgent.completed(request);
        } else {
            others.completed(request);
        }
    }

    @Override
    public long idleUntil() {
        return Math.min(urgent.idleUntil(), others.idleUntil());
    }

    @Override
    public boolean isWokenByCompletion() {
        return urgent.isWokenByCompletion() || others.isWokenByCompletion();
    }

    @Override
    public boolean mayMerge(Request waiting, Request arriving) {
        return (inUrgent.contains(waiting) ? urgent : others).mayMerge(waiting, arriving);
    }

    @Override
    public int admissionLimit(Request request, int pool) {
        return (urgency.isUrgent(request, events.now()) ? urgent : others).admissionLimit(request, pool);
    }

    @Override
    public int size() {
        return inUrgent.size() + inOthers.size();
    }
}
