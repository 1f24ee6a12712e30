package org.spindle.host.linux;

import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventLoop;

/**
 * The request lists of the single-queue layer (Linux 2.6.32, block/blk-core.c): one for synchronous and one for asynchronous
 * requests. A process that takes the last request of a list, or has waited for one, becomes a batcher: it may take 32 more
 * requests within 20 ms while other processes wait. No list exceeds one and a half times its size.
 */
final class BatchingPool implements BlockRequestPool {

    private static final int BATCH = 32;
    private static final long BATCH_NANOS = 20_000_000;

    private final int size;
    private final EventLoop events;
    private final BlockMetrics metrics;
    private final RequestClass[] classes = {new RequestClass(), new RequestClass()};

    /** Requests that a batching process may still take, and when its batch began, by process. */
    private final Long2LongOpenHashMap batchLeft = new Long2LongOpenHashMap();

    private final Long2LongOpenHashMap batchStart = new Long2LongOpenHashMap();
    private int used;

    /** The requests of one class. */
    private static final class RequestClass {
        final ArrayDeque<Request> waiting = new ArrayDeque<>();
        int count;
        boolean isFull;
        boolean isCongested;
    }

    BatchingPool(int size, EventLoop events, BlockMetrics metrics) {
        this.size = size;
        this.events = events;
        this.metrics = metrics;
    }

    private RequestClass classOf(Request request) {
        return classes[request.isRead() || !request.isAsynchronous() ? 0 : 1];
    }

    @Override
    public boolean admit(Request arriving) {
        RequestClass list = classOf(arriving);
        if (take(list, arriving)) {
            return true;
        }
        list.waiting.add(arriving);
        return false;
    }

    private boolean take(RequestClass list, Request request) {
        if (list.count + 1 >= size - size / 8 + 1) {
            if (list.count + 1 >= size) {
                if (!list.isFull) {
                    list.isFull = true;
                    startBatch(request.process());
                } else if (!isBatching(request.process())) {
                    return false;
                }
            }
            setCongested(list, true);
        }
        if (list.count >= 3 * size / 2) {
            return false;
        }
        list.count++;
        metrics.pool.set(++used);
        if (isBatching(request.process())) {
            batchLeft.addTo(request.process(), -1);
        }
        return true;
    }

    private void startBatch(long process) {
        if (!isBatching(process)) {
            batchLeft.put(process, BATCH);
            batchStart.put(process, events.now());
        }
    }

    private boolean isBatching(long process) {
        long remaining = batchLeft.get(process);
        return remaining == BATCH || remaining > 0 && events.now() < batchStart.get(process) + BATCH_NANOS;
    }

    private void setCongested(RequestClass list, boolean value) {
        list.isCongested = value;
        metrics.congested.set(classes[0].isCongested || classes[1].isCongested ? 1 : 0);
    }

    @Override
    public void completed(Request request) {
        RequestClass list = classOf(request);
        list.count--;
        metrics.pool.set(--used);
        if (list.isCongested && list.count < size - size / 8 - size / 16 - 1) {
            setCongested(list, false);
        }
        if (list.count + 1 <= size && list.waiting.isEmpty()) {
            list.isFull = false;
        }
    }

    @Override
    public void absorbed(Request request) {
        completed(request);
    }

    /** {@inheritDoc} Requests have no places here, and the class stays the same. */
    @Override
    public void replaced(Request admitted, Request by) {}

    /** {@inheritDoc} The process of the returned request becomes a batcher. */
    @Override
    public @Nullable Request next() {
        for (RequestClass list : classes) {
            if (!list.waiting.isEmpty() && list.count + 1 <= size) {
                Request request = list.waiting.remove();
                startBatch(request.process());
                if (take(list, request)) {
                    metrics.poolTime.record(events.now() - request.arrived());
                    return request;
                }
                list.waiting.addFirst(request);
            }
        }
        return null;
    }

    @Override
    public int waiting() {
        return classes[0].waiting.size() + classes[1].waiting.size();
    }
}
