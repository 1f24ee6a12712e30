package org.spindle.host.linux;

import it.unimi.dsi.fastutil.objects.ObjectOpenHashSet;
import java.util.ArrayDeque;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestFlag;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * Flushes (block/blk-flush.c): at most one is at the device, and it serves all flush requests that were pending when it began. A flush
 * is delayed, by at most five seconds, while writes are outstanding that have to be followed by a flush, as one flush then serves all.
 * A write with FUA is followed by a flush if the device does not support FUA.
 */
final class FlushSequence implements CompletionListener, EventHandler {

    private static final long MAX_DELAY = 5_000_000_000L;

    private final FlushConfig config;
    private final EventLoop events;
    private final BlockMetrics metrics;
    private final Dispatch dispatch;
    private final TimeComponent wait;

    private final ObjectOpenHashSet<Request> writes = new ObjectOpenHashSet<>();
    private final ArrayDeque<Request> trivial = new ArrayDeque<>();
    private ArrayDeque<Request> pending = new ArrayDeque<>();
    private ArrayDeque<Request> served = new ArrayDeque<>();
    private ArrayDeque<Request> ended = new ArrayDeque<>();
    private final Request flush = new Request();
    private boolean isFlushing;
    private long pendingSince;

    FlushSequence(FlushConfig config, Dispatch dispatch, EventLoop events, BlockMetrics metrics, TimeComponent wait) {
        this.config = config;
        this.dispatch = dispatch;
        this.events = events;
        this.metrics = metrics;
        this.wait = wait;
    }

    /** Accepts an arriving flush. */
    void submit(Request request) {
        if (config.writeCache()) {
            enqueue(request);
            return;
        }
        metrics.flushRequests.add(1);
        trivial.add(request);
        events.schedule(events.now(), this, 0, 0);
    }

    /** Completes a flush to a device without a write cache. */
    @Override
    public void handle(int op, long arg) {
        Request request = trivial.remove();
        request.dispatched(events.now());
        request.complete(events.now());
    }

    /** Registers an arriving write if a flush has to follow it; its issuer is notified after the flush. */
    void begin(Request write) {
        if (write.isWrite() && write.has(RequestFlag.FORCE_UNIT_ACCESS) && config.writeCache() && !config.fua()) {
            writes.add(write);
            write.expect(this);
        }
    }

    /** Removes the FUA flag of a write that is dispatched to a device without FUA support. */
    void chosen(Request request) {
        if (!writes.isEmpty() && writes.contains(request)) {
            request.flag(RequestFlag.FORCE_UNIT_ACCESS, false);
        }
    }

    @Override
    public void completed(Request request) {
        if (request == flush) {
            flushed();
            return;
        }
        writes.remove(request);
        request.flag(RequestFlag.FORCE_UNIT_ACCESS, true);
        enqueue(request);
    }

    private void enqueue(Request request) {
        request.clock().enter(wait, events.now());
        metrics.flushRequests.add(1);
        if (pending.isEmpty()) {
            pendingSince = events.now();
        }
        pending.add(request);
        flushNext();
    }

    private void flushNext() {
        boolean isWriteOutstanding = !writes.isEmpty() && events.now() < pendingSince + MAX_DELAY;
        if (isFlushing || pending.isEmpty() || isWriteOutstanding) {
            return;
        }
        isFlushing = true;
        ArrayDeque<Request> empty = served;
        served = pending;
        pending = empty;
        Request first = served.element();
        flush.reset(first.id(), first.device(), Operation.FLUSH, 0, 0);
        flush.issuedAs(first);
        flush.arrived(events.now());
        flush.expect(this);
        metrics.flushes.add(1);
        dispatch.bypass(flush, first.hardwareQueue());
    }

    private void flushed() {
        isFlushing = false;
        ArrayDeque<Request> done = served;
        served = ended;
        ended = done;
        long started = flush.dispatched();
        long at = flush.completed();
        flushNext();
        while (!done.isEmpty()) {
            Request request = done.remove();
            if (request.dispatched() == Request.NONE) {
                request.dispatched(started);
            }
            request.hardwareQueue(0);
            request.complete(at);
        }
    }
}
