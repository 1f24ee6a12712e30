package org.spindle.policies.scheduler.compose;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.ArrivalQueue;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.ComposedScheduler;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;

/**
 * The base orders one batch at a time. When the last request of a batch is taken, the waiting requests, the earliest
 * first and up to a maximum number, form the next batch; a request that arrives when no request waits forms a batch
 * by itself. Only if no request of the batch is eligible, the earliest eligible one of the others is selected
 * (Worthington, Ganger and Patt 1994, section 3.3).
 */
final class Batches implements ComposedScheduler {

    private final RequestScheduler batch;
    private final int limit;
    private final ArrivalQueue later = new ArrivalQueue();

    /** @param limit maximum number of requests in a batch */
    Batches(RequestScheduler batch, int limit) {
        this.batch = batch;
        this.limit = limit;
    }

    @Override
    public RequestScheduler base() {
        return batch;
    }

    @Override
    public void add(Request request) {
        later.add(request, 0);
        fill();
    }

    private void fill() {
        if (batch.size() > 0) {
            return;
        }
        for (int added = 0; added < limit && later.size() > 0; added++) {
            Request request = later.request(later.first());
            later.remove(request);
            batch.add(request);
        }
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        Request choice = batch.select(eligibility);
        return choice != null || batch.idleUntil() != NEVER ? choice : later.earliest(eligibility);
    }

    @Override
    public void take(Request request) {
        if (later.contains(request)) {
            later.remove(request);
            batch.add(request);
        }
        batch.take(request);
        fill();
    }

    @Override
    public void withdraw(Request request) {
        if (later.contains(request)) {
            later.remove(request);
        } else {
            batch.withdraw(request);
            fill();
        }
    }

    @Override
    public void replace(Request old, Request by) {
        if (later.contains(old)) {
            later.replace(old, by);
        } else {
            batch.replace(old, by);
        }
    }

    @Override
    public int size() {
        return batch.size() + later.size();
    }
}
