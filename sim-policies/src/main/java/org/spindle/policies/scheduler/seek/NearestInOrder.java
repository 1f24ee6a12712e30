package org.spindle.policies.scheduler.seek;

import static org.spindle.policies.scheduler.queue.RequestList.NONE;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.OrderedQueue;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;

/**
 * Selects the eligible request nearest to the place of the last sector taken; of equal ones the first in order of
 * places and sectors.
 */
final class NearestInOrder implements RequestScheduler {

    private final PlaceMap map;
    private final OrderedQueue waiting;
    private long place;

    NearestInOrder(PlaceMap map) {
        this.map = map;
        waiting = new OrderedQueue(map.coordinate());
        place = map.coordinate().of(0);
    }

    @Override
    public void add(Request request) {
        waiting.add(request);
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        int here = waiting.firstAtOrAbove(place);
        int above = waiting.eligibleUpward(here, eligibility);
        int below = firstThere(waiting.eligibleDownward(waiting.previous(here), eligibility), eligibility);
        if (above == NONE) {
            return below == NONE ? null : waiting.request(below);
        }
        boolean isBelow = below != NONE && place - waiting.place(below) <= waiting.place(above) - place;
        return waiting.request(isBelow ? below : above);
    }

    /** Returns the first eligible request at the place of a position. */
    private int firstThere(int from, Eligibility eligibility) {
        int first = from;
        for (int position = from;
                position != NONE && waiting.place(position) == waiting.place(from);
                position = waiting.previous(position)) {
            if (eligibility.test(waiting.request(position))) {
                first = position;
            }
        }
        return first;
    }

    @Override
    public void take(Request request) {
        waiting.remove(request);
        place = map.coordinate().of(Math.max(request.sector(), request.end() - 1));
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
