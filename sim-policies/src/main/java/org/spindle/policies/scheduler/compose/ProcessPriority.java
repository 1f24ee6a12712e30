package org.spindle.policies.scheduler.compose;

import static org.spindle.policies.scheduler.queue.RequestList.NONE;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.ArrivalQueue;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;

/** One order for all, asked for the requests of the most urgent class only. */
final class ProcessPriority implements RequestScheduler {

    private final RequestScheduler base;
    private final int levels;
    private final ArrivalQueue waiting = new ArrivalQueue();
    private final Eligibility ofClass = this::isEligibleAndOfClass;

    private Eligibility eligibility = Eligibility.ALL;
    private long chosenClass;

    /**
     * @param levels how many priority levels make one class
     */
    ProcessPriority(RequestScheduler base, int levels) {
        this.base = base;
        this.levels = levels;
    }

    private boolean isEligibleAndOfClass(Request request) {
        return classOf(request) == chosenClass && eligibility.test(request);
    }

    /** Requests that carry others belong to the class of the first. */
    private long classOf(Request request) {
        Request first = request.carried();
        long level = (first == null ? request : first).attribute(RequestAttribute.PRIORITY_LEVEL);
        return level == Request.NONE ? Long.MAX_VALUE : level / levels;
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

    @Override
    public void take(Request request) {
        waiting.removeAccess(request);
        base.take(request);
    }

    @Override
    public void withdraw(Request request) {
        waiting.removeAccess(request);
        base.withdraw(request);
    }

    @Override
    public void replace(Request old, Request by) {
        waiting.replace(old, by);
        base.replace(old, by);
    }

    @Override
    public void completed(Request request) {
        base.completed(request);
    }

    @Override
    public long idleUntil() {
        return base.idleUntil();
    }

    @Override
    public int size() {
        return waiting.size();
    }
}
