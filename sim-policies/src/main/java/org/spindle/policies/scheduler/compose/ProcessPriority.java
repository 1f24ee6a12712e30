package org.spindle.policies.scheduler.compose;

import static org.spindle.policies.scheduler.queue.RequestList.NONE;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.ArrivalQueue;
import org.spindle.policies.scheduler.queue.WaitingRequests;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;

/** One scheduler for all requests, of which only those of the most urgent class are eligible. */
final class ProcessPriority implements SelectiveScheduler {

    private final RequestScheduler base;
    private final int levels;
    private final ArrivalQueue waiting = new ArrivalQueue();
    private final Eligibility ofClass = this::isEligibleAndOfClass;

    private Eligibility eligibility = Eligibility.ALL;
    private long chosenClass;

    /** @param levels number of priority levels per class */
    ProcessPriority(RequestScheduler base, int levels) {
        this.base = base;
        this.levels = levels;
    }

    private boolean isEligibleAndOfClass(Request request) {
        return classOf(request) == chosenClass && eligibility.test(request);
    }

    /** Returns the class of a request; a combined request belongs to the class of its first part. */
    private long classOf(Request request) {
        Request first = request.carried();
        long level = (first == null ? request : first).attribute(RequestAttribute.PRIORITY_LEVEL);
        return level == Request.NONE ? Long.MAX_VALUE : level / levels;
    }

    @Override
    public RequestScheduler base() {
        return base;
    }

    @Override
    public WaitingRequests waiting() {
        return waiting;
    }

    @Override
    public void add(Request request) {
        waiting.add(request, 0);
        base.add(request);
    }

    @Override
    public @Nullable Request select(Eligibility among) {
        chosenClass = Long.MAX_VALUE;
        for (int position = waiting.first(); position != NONE; position = waiting.next(position)) {
            Request request = waiting.request(position);
            if (classOf(request) < chosenClass && among.test(request)) {
                chosenClass = classOf(request);
            }
        }
        eligibility = among;
        return base.select(ofClass);
    }
}
