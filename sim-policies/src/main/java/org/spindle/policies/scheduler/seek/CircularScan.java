package org.spindle.policies.scheduler.seek;

import static org.spindle.policies.scheduler.queue.RequestList.NONE;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.SectorQueue;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;

/**
 * The lowest eligible request at or above the first sector of the request taken last, or the lowest of all if there is
 * none: upward only (Worthington, Ganger and Patt 1994, sections 3.1 and 6.2).
 */
final class CircularScan implements RequestScheduler {

    private final SectorQueue waiting = new SectorQueue();
    private long reference;

    @Override
    public void add(Request request) {
        waiting.add(request);
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        int choice = waiting.eligibleUpward(waiting.firstAtOrAbove(reference), eligibility);
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
    public int size() {
        return waiting.size();
    }
}
