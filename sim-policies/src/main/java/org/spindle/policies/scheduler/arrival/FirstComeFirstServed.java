package org.spindle.policies.scheduler.arrival;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.RequestList;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;

/** The eligible request that has waited longest. */
final class FirstComeFirstServed implements RequestScheduler {

    private final RequestList waiting = new RequestList();

    @Override
    public void add(Request request) {
        waiting.append(request);
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        int choice = waiting.eligibleForward(waiting.first(), eligibility);
        return choice == RequestList.NONE ? null : waiting.request(choice);
    }

    @Override
    public void take(Request request) {
        waiting.remove(waiting.find(request, waiting.first()));
    }

    @Override
    public int size() {
        return waiting.size();
    }
}
