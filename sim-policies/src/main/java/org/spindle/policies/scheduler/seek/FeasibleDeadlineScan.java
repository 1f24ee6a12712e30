package org.spindle.policies.scheduler.seek;

import static org.spindle.policies.scheduler.queue.RequestList.NONE;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.ArrivalQueue;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;

/**
 * At each selection, finds the nearest deadline that can still be met and selects the request nearest to the arm on
 * the way to it (Abbott and Garcia-Molina 1990, FD-SCAN). Of equal ones the earliest is selected.
 */
final class FeasibleDeadlineScan implements RequestScheduler {

    private final PlaceMap map;
    private final RequestDeadlines deadlines;
    private final long service;
    private final EventLoop events;
    private final ArrivalQueue waiting = new ArrivalQueue();
    private long place;

    /** @param service assumed service time of a request, nanoseconds */
    FeasibleDeadlineScan(PlaceMap map, RequestDeadlines deadlines, long service, EventLoop events) {
        this.map = map;
        this.deadlines = deadlines;
        this.service = service;
        this.events = events;
        place = map.coordinate().of(0);
    }

    @Override
    public void add(Request request) {
        waiting.add(request, 0);
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        Request target = mostUrgent(eligibility);
        return target == null
                ? nearest(eligibility, Long.MIN_VALUE, Long.MAX_VALUE)
                : nearest(eligibility, Math.min(place, place(target)), Math.max(place, place(target)));
    }

    /** Returns the request with the nearest deadline that can be met, or null. */
    private @Nullable Request mostUrgent(Eligibility eligibility) {
        long soonest = events.now() + service;
        long least = RequestDeadlines.NEVER;
        Request found = null;
        for (int position = waiting.first(); position != NONE; position = waiting.next(position)) {
            Request request = waiting.request(position);
            long deadline = deadlines.of(request);
            if (deadline < least && deadline >= soonest && eligibility.test(request)) {
                least = deadline;
                found = request;
            }
        }
        return found;
    }

    /** Returns the request nearest to the arm between two places, inclusive. */
    private @Nullable Request nearest(Eligibility eligibility, long from, long to) {
        long least = Long.MAX_VALUE;
        Request found = null;
        for (int position = waiting.first(); position != NONE; position = waiting.next(position)) {
            Request request = waiting.request(position);
            long at = place(request);
            long distance = Math.abs(at - place);
            if (distance < least && at >= from && at <= to && eligibility.test(request)) {
                least = distance;
                found = request;
            }
        }
        return found;
    }

    private long place(Request request) {
        return map.coordinate().of(request.sector());
    }

    @Override
    public void take(Request request) {
        waiting.remove(request);
        place = place(request);
    }

    @Override
    public void withdraw(Request request) {
        waiting.remove(request);
    }

    @Override
    public void replace(Request old, Request by) {
        waiting.replace(old, by);
    }

    @Override
    public int size() {
        return waiting.size();
    }
}
