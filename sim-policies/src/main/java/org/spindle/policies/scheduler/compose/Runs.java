package org.spindle.policies.scheduler.compose;

import static org.spindle.policies.scheduler.queue.RequestList.NONE;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.Coordinate;
import org.spindle.policies.scheduler.queue.OrderedQueue;
import org.spindle.policies.scheduler.queue.WaitingRequests;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;

/**
 * Of each run of sequential requests, offers the base only the first eligible one. A request continues its
 * predecessor in order of sectors if both begin at the same sector, or if it begins within the allowed gap after the
 * predecessor's end (Ganger 1995, section A.1.2).
 */
final class Runs implements SelectiveScheduler {

    private final RequestScheduler base;
    private final SequenceConfig config;
    private final OrderedQueue waiting = new OrderedQueue(Coordinate.SECTOR);
    private final Eligibility headsOnly = this::isEligibleHead;

    private Eligibility eligibility = Eligibility.ALL;

    Runs(RequestScheduler base, SequenceConfig config) {
        this.base = base;
        this.config = config;
    }

    private boolean isEligibleHead(Request request) {
        if (!eligibility.test(request)) {
            return false;
        }
        int position = waiting.find(request);
        int before = waiting.previous(position);
        while (before != NONE && continues(waiting.request(before), waiting.request(position))) {
            if (eligibility.test(waiting.request(before))) {
                return false;
            }
            position = before;
            before = waiting.previous(before);
        }
        return true;
    }

    private boolean continues(Request one, Request next) {
        boolean alike = one.operation() == next.operation() || config.mixed();
        if (!alike || !formsRuns(one) || !formsRuns(next)) {
            return false;
        }
        long gap = next.isRead() ? config.gap() : 0;
        return next.sector() == one.sector() || next.sector() >= one.end() && next.sector() - one.end() <= gap;
    }

    private boolean formsRuns(Request request) {
        return request.isRead() ? config.reads() : request.isWrite() && config.writes();
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
        waiting.add(request);
        base.add(request);
    }

    @Override
    public @Nullable Request select(Eligibility among) {
        eligibility = among;
        return base.select(headsOnly);
    }
}
