package org.spindle.host.linux;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;

/**
 * The scheduler tags of the multi-queue layer: one pool for all requests, of which the scheduler may reserve a part for some. Waiting
 * arrivals are admitted in order of arrival; those that the scheduler does not admit yet are passed over.
 */
final class TagPool implements BlockRequestPool {

    private final int size;
    private final RequestScheduler scheduler;
    private final EventLoop events;
    private final BlockMetrics metrics;
    private final ArrayDeque<Request> waiting = new ArrayDeque<>();
    private int used;

    TagPool(int size, RequestScheduler scheduler, EventLoop events, BlockMetrics metrics) {
        this.size = size;
        this.scheduler = scheduler;
        this.events = events;
        this.metrics = metrics;
    }

    private boolean take(Request request) {
        boolean isFree = used < size && used < scheduler.admissionLimit(request, size);
        if (isFree) {
            metrics.pool.set(++used);
        }
        return isFree;
    }

    @Override
    public boolean admit(Request arriving) {
        if (take(arriving)) {
            return true;
        }
        waiting.add(arriving);
        metrics.congested.set(1);
        return false;
    }

    @Override
    public void completed(Request request) {
        metrics.pool.set(--used);
    }

    @Override
    public void absorbed(Request request) {
        metrics.pool.set(--used);
    }

    @Override
    public @Nullable Request next() {
        if (waiting.isEmpty() || used == size) {
            return null;
        }
        Request found = null;
        for (int asked = waiting.size(); asked > 0; asked--) {
            Request request = waiting.remove();
            if (found == null && take(request)) {
                found = request;
            } else {
                waiting.add(request);
            }
        }
        if (found != null) {
            metrics.poolTime.record(events.now() - found.arrived());
            metrics.congested.set(waiting.isEmpty() ? 0 : 1);
        }
        return found;
    }

    @Override
    public int waiting() {
        return waiting.size();
    }
}
