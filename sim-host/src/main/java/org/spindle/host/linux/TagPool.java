package org.spindle.host.linux;

import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;

/**
 * The scheduler tags of the multi-queue layer: one pool for all requests, of which the scheduler may leave some only a part. It
 * determines this limit when a request arrives; one that waits keeps it. Waiting arrivals are admitted in order of arrival; those for
 * which none of their places is free are passed over.
 */
final class TagPool implements BlockRequestPool {

    private final int size;
    private final RequestScheduler scheduler;
    private final @Nullable RequestAttribute cpu;
    private final EventLoop events;
    private final BlockMetrics metrics;
    private final PoolPlaces places;
    private final Object2IntOpenHashMap<Request> placeOf = new Object2IntOpenHashMap<>();
    private final ArrayDeque<Waiting> waiting = new ArrayDeque<>();
    private int used;

    /** An arrival and the number of places that it may use. */
    private record Waiting(Request request, int limit) {}

    /**
     * @param first place at which each CPU begins to search
     * @param cpu the processor on which a request was issued; null if unknown
     */
    TagPool(
            int size,
            int first,
            RequestScheduler scheduler,
            @Nullable RequestAttribute cpu,
            EventLoop events,
            BlockMetrics metrics) {
        this.size = size;
        this.scheduler = scheduler;
        this.cpu = cpu;
        this.events = events;
        this.metrics = metrics;
        places = new PoolPlaces(size, first);
        placeOf.defaultReturnValue(PoolPlaces.NONE);
    }

    private boolean take(Request request, int limit) {
        int place = used == size ? PoolPlaces.NONE : places.take(cpu(request), limit);
        if (place == PoolPlaces.NONE) {
            return false;
        }
        placeOf.put(request, place);
        metrics.pool.set(++used);
        return true;
    }

    private int cpu(Request request) {
        return cpu == null ? 0 : (int) Math.max(0, request.attribute(cpu));
    }

    @Override
    public boolean admit(Request arriving) {
        int limit = scheduler.admissionLimit(arriving, size);
        if (take(arriving, limit)) {
            return true;
        }
        waiting.add(new Waiting(arriving, limit));
        metrics.congested.set(1);
        return false;
    }

    @Override
    public void completed(Request request) {
        places.release(placeOf.removeInt(request));
        metrics.pool.set(--used);
    }

    @Override
    public void absorbed(Request request) {
        completed(request);
    }

    @Override
    public void replaced(Request admitted, Request by) {
        placeOf.put(by, placeOf.removeInt(admitted));
    }

    @Override
    public @Nullable Request next() {
        if (waiting.isEmpty() || used == size) {
            return null;
        }
        Request found = null;
        for (int asked = waiting.size(); asked > 0; asked--) {
            Waiting arrival = waiting.remove();
            if (found == null && take(arrival.request(), arrival.limit())) {
                found = arrival.request();
            } else {
                waiting.add(arrival);
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
