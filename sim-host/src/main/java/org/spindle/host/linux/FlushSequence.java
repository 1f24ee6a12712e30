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
 * Flushes (block/blk-flush.c): one at a time is at the device and serves all that had asked for it when it began. It waits as
 * long as writes are under way that another flush has to follow, because that one would do, but no longer than five seconds.
 * A write that has to be on the medium is followed by a flush if the device cannot be told so.
 */
final class FlushSequence implements CompletionListener, EventHandler {

    private static final long PATIENCE = 5_000_000_000L;

    private final FlushConfig config;
    private final EventLoop events;
    private final BlockMetrics metrics;
    private final Dispatch dispatch;
    private final TimeComponent wait;

    private final ObjectOpenHashSet<Request> writes = new ObjectOpenHashSet<>();
    private final ArrayDeque<Request> needless = new ArrayDeque<>();
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

    /** A flush has arrived. */
    void submit(Request request) {
        if (config.writeCache()) {
            ask(request);
            return;
        }
        metrics.flushRequests.add(1);
        needless.add(request);
        events.schedule(events.now(), this, 0, 0);
    }

    /** A flush without a cache to be flushed is complete. */
    @Override
    public void handle(int op, long arg) {
        Request request = needless.remove();
        request.dispatched(events.now());
        request.complete(events.now());
    }

    /** A write has arrived; if a flush has to follow it, its issuer learns of its completion after that. */
    void begin(Request write) {
        if (write.isWrite() && write.has(RequestFlag.FORCE_UNIT_ACCESS) && config.writeCache() && !config.fua()) {
            writes.add(write);
            write.expect(this);
        }
    }

    /** A request was chosen for the device, which is not to take the write itself for one that has to be on the medium. */
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
        ask(request);
    }

    private void ask(Request request) {
        request.clock().enter(wait, events.now());
        metrics.flushRequests.add(1);
        if (pending.isEmpty()) {
            pendingSince = events.now();
        }
        pending.add(request);
        flushNext();
    }

    private void flushNext() {
        boolean othersComing = !writes.isEmpty() && events.now() < pendingSince + PATIENCE;
        if (isFlushing || pending.isEmpty() || othersComing) {
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
