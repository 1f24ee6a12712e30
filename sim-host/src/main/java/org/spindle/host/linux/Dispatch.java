package org.spindle.host.linux;

import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * Dispatches requests to a device. The kernel takes a request from the scheduler before it allocates a tag: a request that finds no
 * tag waits in the dispatch list of its hardware context, ahead of all requests that the scheduler receives meanwhile, and as long
 * as it waits the scheduler is not called for that context. The scheduler thus selects one request before the device can take it.
 * Without a scheduler a request has a tag from the beginning, and none is selected early.
 *
 * <p>A queue runs after an arrival (in the single-queue layer only if the device is free or a plug ends), and after a completion if a
 * request has waited for a tag or the scheduler may have waited for the completion. If the scheduler has requests and selects none, the
 * queue runs again after a delay.
 *
 * <p>When a request is complete, its tag is given to the next request before the issuer is notified, because the kernel first has to
 * wake the issuer.
 */
final class Dispatch implements CompletionListener, EventHandler {

    private static final int RECHECK = 0;
    private static final int RUN_LATER = 1;

    /** The rest of a device's block layer. */
    interface Owner {

        /** Returns whether the queue is plugged. */
        boolean isPlugged();

        /** Called when a request has been taken from its scheduler. */
        void taken(Request request);

        /** Called when a request is complete, before its issuer is notified. */
        void finished(Request request);

        /** Ends the plug of the queue; called when the device has completed a request, before the queue runs. */
        void deviceCompleted();
    }

    private final HardwareContext[] contexts;

    /** Whether a request is selected before a tag is free for it. */
    private final boolean choosesAhead;

    /** When a queue runs again whose scheduler has selected no request. */
    private final DelayedRun later;

    private final BlockTarget device;
    private final HostTags host;
    private final MergedRequests merged;
    private final Owner owner;
    private final EventLoop events;
    private final BlockMetrics metrics;

    private int outstanding;
    private long lastSector;
    private long recheck;
    private long laterRun;
    private boolean isRunning;

    Dispatch(BlockQueueParts parts, BlockTarget device, HostTags host, Owner owner) {
        contexts = parts.contexts();
        choosesAhead = parts.choosesAhead();
        boolean single = parts.config().generation() == Generation.SINGLE_QUEUE;
        later = new DelayedRun(!single && choosesAhead, parts.config().hz());
        this.device = device;
        this.host = host;
        merged = parts.merged();
        this.owner = owner;
        events = parts.events();
        metrics = parts.metrics();
    }

    long lastSector() {
        return lastSector;
    }

    int outstanding() {
        return outstanding;
    }

    HardwareContext context(int index) {
        return contexts[index];
    }

    /** Returns the number of requests that wait in the schedulers. */
    int waiting() {
        int waiting = 0;
        for (int i = 0; i < contexts.length; i++) {
            if (i == 0 || contexts[i].scheduler != contexts[0].scheduler) {
                waiting += contexts[i].scheduler.size();
            }
        }
        return waiting;
    }

    /** Dispatches a request without a scheduler, ahead of the requests that have been selected. */
    void bypass(Request request, int context) {
        request.hardwareQueue(context);
        contexts[context].chosen.addFirst(request);
        run(contexts[context]);
    }

    void runAll() {
        for (HardwareContext context : contexts) {
            run(context);
        }
    }

    /** Notifies the schedulers, which may have waited for the process, and runs the queues. */
    void processEnded(long process) {
        for (int i = 0; i < contexts.length; i++) {
            if (i == 0 || contexts[i].scheduler != contexts[0].scheduler) {
                contexts[i].scheduler.processEnded(process);
            }
        }
        runAll();
    }

    /** Dispatches as many requests as possible through a context. */
    void run(HardwareContext context) {
        if (isRunning) {
            return;
        }
        isRunning = true;
        context.restarts |= !context.chosen.isEmpty();
        drain(context);
        RequestScheduler scheduler = context.scheduler;
        boolean more = true;
        while (more && context.chosen.isEmpty() && !owner.isPlugged() && scheduler.size() > 0 && mayChoose(context)) {
            Request next = scheduler.select(Eligibility.ALL);
            more = next != null && choose(scheduler, next);
            if (next == null) {
                runLater();
            }
        }
        isRunning = false;
        scheduleRecheck();
    }

    /** Takes a selected request from its scheduler; returns whether a tag was free for it. */
    private boolean choose(RequestScheduler scheduler, Request next) {
        scheduler.take(next);
        owner.taken(next);
        HardwareContext context = contexts[next.hardwareQueue()];
        next.dispatched(events.now());
        context.chosen.add(next);
        boolean hadTag = drain(context);
        context.restarts |= !hadTag;
        return hadTag;
    }

    private void runLater() {
        if (later.isUsed() && laterRun == 0) {
            laterRun = events.schedule(later.after(events.now()), this, RUN_LATER, 0);
        }
    }

    private boolean mayChoose(HardwareContext context) {
        return choosesAhead || hasTag(context);
    }

    /** Returns whether the device accepts another request through a context. */
    boolean hasTag(HardwareContext context) {
        return context.hasTag() && host.isFree();
    }

    /** Dispatches selected requests of a context while tags are free; returns whether none is left. */
    private boolean drain(HardwareContext context) {
        while (!context.chosen.isEmpty() && hasTag(context)) {
            start(context, context.chosen.remove());
        }
        return context.chosen.isEmpty();
    }

    private void start(HardwareContext context, Request request) {
        context.used++;
        host.take();
        metrics.outstanding.set(++outstanding);
        long now = events.now();
        if (request.dispatched() != Request.NONE) {
            metrics.tagTime.record(now - request.dispatched());
        }
        if (request.operation() != Operation.FLUSH) {
            lastSector = request.sector();
            metrics.dispatched.add(1);
        }
        metrics.mergedRequests.record(merged.dispatched(request, now));
        metrics.queueTime.record(request.queueTime());
        request.clock().leave(now);
        request.expect(this);
        device.submit(request);
    }

    @Override
    public void completed(Request request) {
        HardwareContext context = contexts[request.hardwareQueue()];
        context.used--;
        metrics.outstanding.set(--outstanding);
        metrics.responseTime.record(events.now() - request.arrived());
        if (request.operation() != Operation.FLUSH) {
            context.scheduler.completed(request);
        }
        owner.deviceCompleted();
        host.release(this);
        runAfter(context);
        runOthers(context);
        request.hardwareQueue(0);
        owner.finished(request);
        request.complete(events.now());
    }

    private void runAfter(HardwareContext context) {
        if (!later.isUsed() || context.restarts || context.scheduler.isWokenByCompletion()) {
            context.restarts = false;
            run(context);
        }
    }

    /** Runs the other contexts, as a shared scheduler may hold requests of theirs. */
    private void runOthers(HardwareContext context) {
        for (HardwareContext other : contexts) {
            if (other != context) {
                runAfter(other);
            }
        }
    }

    @Override
    public void handle(int op, long arg) {
        if (op == RUN_LATER) {
            laterRun = 0;
        } else {
            recheck = 0;
        }
        runAll();
    }

    /** Schedules another call of a scheduler that has left a free device idle. */
    private void scheduleRecheck() {
        events.cancel(recheck);
        recheck = 0;
        long at = earliestRecheck();
        if (at != RequestScheduler.NEVER) {
            if (at <= events.now()) {
                throw new IllegalStateException("a scheduler chose none of " + waiting()
                        + " waiting requests and requested another call at " + at + " ns, which is not after now, "
                        + events.now() + " ns");
            }
            recheck = events.schedule(at, this, RECHECK, 0);
        }
    }

    private long earliestRecheck() {
        long at = RequestScheduler.NEVER;
        for (HardwareContext context : contexts) {
            if (context.chosen.isEmpty() && !owner.isPlugged() && context.scheduler.size() > 0 && mayChoose(context)) {
                at = Math.min(at, context.scheduler.idleUntil());
            }
        }
        return at;
    }
}
