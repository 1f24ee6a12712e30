package org.spindle.policies.scheduler.seek;

import static org.spindle.policies.scheduler.queue.RequestList.NONE;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.OrderedQueue;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;

/**
 * Sweeps upward only: selects the next eligible request at or above the first sector of the request taken last, on
 * the same cylinder also one below it; if there is none, the lowest of all (Worthington, Ganger and Patt 1994,
 * sections 3.1, 5.2 and 6.2).
 */
final class CircularScan implements RequestScheduler {

    private final PlaceMap map;
    private final OrderedQueue waiting;
    private long reference;

    CircularScan(PlaceMap map) {
        this.map = map;
        waiting = new OrderedQueue(map.coordinate());
    }

    @Override
    public void add(Request request) {
        waiting.add(request);
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        long place = map.coordinate().of(reference);
        int choice = waiting.eligibleUpward(waiting.firstAtOrAbove(place, reference), eligibility);
        if (choice == NONE || waiting.place(choice) != place) {
            choice = waiting.eligibleUpward(waiting.firstAtOrAbove(place), eligibility);
        }
        if (choice == NONE) {
            choice = waiting.eligibleUpward(waiting.first(), eligibility);
        }
        return choice == NONE ? null : waiting.request(choice);
    }

    @Override
    public void take(Request request) {
        waiting.remove(request);
        reference = request.sector();
    }

    @Override
    public void withdraw(Request request) {
        waiting.remove(request);
    }

    @Override
    public int size() {
        return waiting.size();
    }
}
