package org.spindle.host.virtualdisk.shadow;

import it.unimi.dsi.fastutil.longs.LongArrayFIFOQueue;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.ArrayDeque;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.ComposedScheduler;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * Delays requests before they are added to the scheduler: for the copying of each request, for creating the control structures of each
 * new process, and while simulations occupy the processor. Requests are copied one after the other.
 */
public final class DelayedArrivals implements ComposedScheduler, EventHandler {

    private final RequestScheduler base;
    private final long copyNanos;
    private final long processNanos;
    private final BooleanSupplier copies;
    private final LongSupplier simulates;
    private final EventLoop events;
    private final ArrayDeque<Request> copying = new ArrayDeque<>();
    private final LongArrayFIFOQueue copiedAt = new LongArrayFIFOQueue();
    private final LongOpenHashSet processes = new LongOpenHashSet();
    private long busyUntil;

    /**
     * @param copies whether requests that arrive now are copied
     */
    public DelayedArrivals(
            RequestScheduler base, long copyNanos, long processNanos, BooleanSupplier copies, EventLoop events) {
        this(base, copyNanos, processNanos, copies, () -> 0, events);
    }

    /**
     * @param copies whether requests that arrive now are copied
     * @param simulates time until which simulations occupy the processor, perhaps in the past
     */
    public DelayedArrivals(
            RequestScheduler base,
            long copyNanos,
            long processNanos,
            BooleanSupplier copies,
            LongSupplier simulates,
            EventLoop events) {
        this.base = base;
        this.copyNanos = copyNanos;
        this.processNanos = processNanos;
        this.copies = copies;
        this.simulates = simulates;
        this.events = events;
    }

    @Override
    public RequestScheduler base() {
        return base;
    }

    @Override
    public void add(Request request) {
        boolean isCopied = copies.getAsBoolean();
        long simulated = simulates.getAsLong();
        if (!isCopied && copying.isEmpty() && simulated <= events.now()) {
            base.add(request);
            return;
        }
        busyUntil = Math.max(Math.max(busyUntil, simulated), events.now());
        if (isCopied || simulated <= events.now()) {
            boolean isNew = request.process() != Request.NONE && processes.add(request.process());
            busyUntil += copyNanos + (isNew ? processNanos : 0);
        }
        copying.add(request);
        copiedAt.enqueue(busyUntil);
        events.schedule(busyUntil, this, 0, 0);
    }

    @Override
    public void handle(int op, long arg) {
        admit(events.now());
    }

    /** Adds the requests whose copying ends by a time to the base scheduler. */
    private void admit(long until) {
        while (!copying.isEmpty() && copiedAt.firstLong() <= until) {
            copiedAt.dequeueLong();
            base.add(copying.remove());
        }
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        admit(events.now());
        return base.size() == 0 ? null : base.select(eligibility);
    }

    @Override
    public long idleUntil() {
        long ofBase = base.size() == 0 ? NEVER : base.idleUntil();
        return copying.isEmpty() ? ofBase : Math.min(ofBase, copiedAt.firstLong());
    }

    @Override
    public void take(Request request) {
        admitIfCopying(request);
        base.take(request);
    }

    @Override
    public void withdraw(Request request) {
        admitIfCopying(request);
        base.withdraw(request);
    }

    @Override
    public void replace(Request waiting, Request by) {
        admitIfCopying(waiting);
        base.replace(waiting, by);
    }

    /** Adds all requests to the base scheduler if the given one, which is taken or merged, is still being copied. */
    private void admitIfCopying(Request request) {
        if (!copying.isEmpty() && copying.contains(request)) {
            admit(Long.MAX_VALUE);
        }
    }

    @Override
    public int size() {
        return base.size() + copying.size();
    }
}
