package org.spindle.policies.scheduler.arrival;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.ArrivalQueue;
import org.spindle.policies.scheduler.queue.RequestList;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;

/** Selects the eligible request that has waited longest. */
public final class FirstComeFirstServed implements RequestScheduler {

    private final ArrivalQueue waiting = new ArrivalQueue();

    @Override
    public void add(Request request) {
        waiting.add(request, 0);
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        for (int position = waiting.first(); position != RequestList.NONE; position = waiting.next(position)) {
            if (eligibility.test(waiting.request(position))) {
                return waiting.request(position);
            }
        }
        return null;
    }

    @Override
    public void take(Request request) {
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
