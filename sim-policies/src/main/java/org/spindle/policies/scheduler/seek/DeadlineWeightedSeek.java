package org.spindle.policies.scheduler.seek;

import static org.spindle.policies.scheduler.queue.RequestList.NONE;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.ArrivalQueue;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;

/**
 * Compares the requests with the nearest deadlines by {@code w * distance + (1 - w) * time to the deadline} and
 * selects the least (Chen, Stankovic, Kurose and Towsley 1991, SSEDV). A deadline that has passed counts as negative
 * time. Requests without a deadline are selected only when no other is eligible, the nearest first. Of equal ones the
 * earliest is selected.
 */
final class DeadlineWeightedSeek implements RequestScheduler {

    private static final double NANOS_PER_MILLI = 1e6;

    private final PlaceMap map;
    private final RequestDeadlines deadlines;
    private final double weight;
    private final EventLoop events;
    private final ArrivalQueue waiting = new ArrivalQueue();

    /** The requests with the nearest deadlines, in order of their deadlines. */
    private final @Nullable Request[] window;

    private int inWindow;
    private long place;

    /**
     * @param weight of the distance in places; 1 - weight is that of milliseconds to the deadline
     * @param window number of requests compared
     */
    DeadlineWeightedSeek(PlaceMap map, RequestDeadlines deadlines, double weight, int window, EventLoop events) {
        this.map = map;
        this.deadlines = deadlines;
        this.weight = weight;
        this.window = new @Nullable Request[window];
        this.events = events;
        place = map.coordinate().of(0);
    }

    @Override
    public void add(Request request) {
        waiting.add(request, 0);
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        fill(eligibility);
        double least = Double.POSITIVE_INFINITY;
        Request found = null;
        for (int i = 0; i < inWindow; i++) {
            Request request = window[i];
            double value = request == null ? Double.POSITIVE_INFINITY : value(request);
            if (value < least) {
                least = value;
                found = request;
            }
            window[i] = null;
        }
        return found == null ? nearest(eligibility) : found;
    }

    private double value(Request request) {
        double left = (deadlines.of(request) - events.now()) / NANOS_PER_MILLI;
        return weight * distance(request) + (1 - weight) * left;
    }

    private void fill(Eligibility eligibility) {
        inWindow = 0;
        for (int position = waiting.first(); position != NONE; position = waiting.next(position)) {
            Request request = waiting.request(position);
            if (deadlines.of(request) != RequestDeadlines.NEVER && eligibility.test(request)) {
                insert(request);
            }
        }
    }

    /** Inserts a request after those whose deadlines are not later, if there is room or it displaces the last. */
    private void insert(Request request) {
        int at = inWindow;
        long deadline = deadlines.of(request);
        for (Request before = before(at); before != null && deadlines.of(before) > deadline; before = before(at)) {
            at--;
        }
        if (at == window.length) {
            return;
        }
        int moved = Math.min(inWindow, window.length - 1) - at;
        System.arraycopy(window, at, window, at + 1, moved);
        window[at] = request;
        inWindow = Math.min(inWindow + 1, window.length);
    }

    private @Nullable Request before(int index) {
        return index == 0 ? null : window[index - 1];
    }

    private @Nullable Request nearest(Eligibility eligibility) {
        long least = Long.MAX_VALUE;
        Request found = null;
        for (int position = waiting.first(); position != NONE; position = waiting.next(position)) {
            Request request = waiting.request(position);
            if (distance(request) < least && eligibility.test(request)) {
                least = distance(request);
                found = request;
            }
        }
        return found;
    }

    private long distance(Request request) {
        return Math.abs(map.coordinate().of(request.sector()) - place);
    }

    @Override
    public void take(Request request) {
        waiting.remove(request);
        place = map.coordinate().of(request.sector());
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
