package org.spindle.policies.scheduler.seek;

import static org.spindle.policies.scheduler.queue.RequestList.NONE;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.OrderedQueue;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;

/** Selects the first eligible request in order of places. */
final class LowestFirst implements RequestScheduler {

    private final OrderedQueue waiting;

    LowestFirst(PlaceMap map) {
        waiting = new OrderedQueue(map.coordinate());
    }

    @Override
    public void add(Request request) {
        waiting.add(request);
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        int first = waiting.eligibleUpward(waiting.first(), eligibility);
        return first == NONE ? null : waiting.request(first);
    }

    @Override
    public void take(Request request) {
        waiting.remove(request);
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
