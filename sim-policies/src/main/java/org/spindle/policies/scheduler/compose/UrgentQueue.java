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
 * Two queues, each with its own scheduler: the urgent queue is served first, the normal queue when no urgent request
 * is eligible (Ganger 1995, sections A.1.2 and 7.2). A request that becomes urgent moves to the urgent queue. Each
 * scheduler is notified only of the requests served from its own queue.
 */
final class UrgentQueue implements RequestScheduler {

    private final RequestScheduler urgent;
    private final RequestScheduler normal;
    private final Urgency urgency;
    private final long promoteAfter;
    private final EventLoop events;
    private final ArrivalQueue inUrgent = new ArrivalQueue();
    private final ArrivalQueue inNormal = new ArrivalQueue();
    private final ArrivalQueue servedAsUrgent = new ArrivalQueue();
    private int limitedInNormal;

    /**
     * @param promoteAfter nanoseconds of waiting after which every request is urgent
     */
    UrgentQueue(
            RequestScheduler urgent, RequestScheduler normal, Urgency urgency, long promoteAfter, EventLoop events) {
        this.urgent = urgent;
        this.normal = normal;
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
            inNormal.add(request, now);
            limitedInNormal += isLimited(request);
            normal.add(request);
        }
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        promote();
        Request first = urgent.select(eligibility);
        return first != null || urgent.idleUntil() != NEVER ? first : normal.select(eligibility);
    }

    private void promote() {
        long now = events.now();
        int position = inNormal.first();
        while (position != NONE) {
            int next = inNormal.next(position);
            Request request = inNormal.request(position);
            boolean overdue = now - inNormal.since(position) >= promoteAfter;
            if (overdue || urgency.isUrgent(request, now)) {
                normal.withdraw(request);
                inUrgent.add(request, removeFromNormal(request));
                urgent.add(request);
            } else if (limitedInNormal == 0) {
                return;
            }
            position = next;
        }
    }

    private long removeFromNormal(Request request) {
        limitedInNormal -= isLimited(request);
        return inNormal.remove(request);
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
            normal.take(request);
        }
    }

    @Override
    public void withdraw(Request request) {
        if (forget(request)) {
            urgent.withdraw(request);
        } else {
            normal.withdraw(request);
        }
    }

    /** Removes a request, or the requests that it carries, from its queue; returns whether it was in the urgent queue. */
    private boolean forget(Request request) {
        if (inUrgent.contains(request)) {
            inUrgent.remove(request);
            return true;
        }
        if (inNormal.contains(request)) {
            removeFromNormal(request);
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
            inNormal.replace(old, by);
            limitedInNormal += isLimited(by) - isLimited(old);
            normal.replace(old, by);
        }
    }

    @Override
    public void completed(Request request) {
        if (servedAsUrgent.contains(request)) {
            servedAsUrgent.remove(request);
            urgent.completed(request);
        } else {
            normal.completed(request);
        }
    }

    @Override
    public long idleUntil() {
        return Math.min(urgent.idleUntil(), normal.idleUntil());
    }

    @Override
    public boolean isWokenByCompletion() {
        return urgent.isWokenByCompletion() || normal.isWokenByCompletion();
    }

    @Override
    public boolean mayMerge(Request waiting, Request arriving) {
        return (inUrgent.contains(waiting) ? urgent : normal).mayMerge(waiting, arriving);
    }

    @Override
    public boolean seeksFrontMerges() {
        return urgent.seeksFrontMerges() && normal.seeksFrontMerges();
    }

    @Override
    public boolean choosesMerges() {
        return urgent.choosesMerges() && normal.choosesMerges();
    }

    @Override
    public @Nullable Request chooseMerge(Request arriving, Eligibility mergeable) {
        Request choice = urgent.chooseMerge(arriving, mergeable);
        return choice == null ? normal.chooseMerge(arriving, mergeable) : choice;
    }

    @Override
    public int admissionLimit(Request request, int pool) {
        return (urgency.isUrgent(request, events.now()) ? urgent : normal).admissionLimit(request, pool);
    }

    @Override
    public int size() {
        return inUrgent.size() + inNormal.size();
    }
}
