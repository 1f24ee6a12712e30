package org.spindle.policies.scheduler.linux;

import static org.spindle.policies.scheduler.queue.RequestList.NONE;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.ArrivalQueue;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;

/**
 * The noop scheduler of the single-queue block layer: one list in order of arrival. It knows no requests by their first
 * sector, and of two waiting ones it finds only neighbours in its list.
 */
final class Noop implements RequestScheduler {

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

    /** Allows the merge of two waiting requests only if the one behind follows in the list (noop_latter_request). */
    @Override
    public boolean mayMerge(Request front, Request behind) {
        int position = waiting.find(behind);
        return position == NONE || waiting.next(waiting.find(front)) == position;
    }

    @Override
    public boolean seeksFrontMerges() {
        return false;
    }

    @Override
    public int size() {
        return waiting.size();
    }
}
