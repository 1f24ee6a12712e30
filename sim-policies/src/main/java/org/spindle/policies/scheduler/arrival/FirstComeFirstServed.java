package org.spindle.policies.scheduler.arrival;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.ArrivalQueue;
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
        return waiting.earliest(eligibility);
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
