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
 * Hands requests to a device. The kernel takes a request from the scheduler before it asks for a tag: the one that finds none
 * waits in the dispatch list of its hardware context, ahead of whatever the scheduler gets meanwhile, and as long as it waits
 * the scheduler is not asked for that context. So the scheduler chooses one request earlier than the device needs it. Without
 * a scheduler a request has a tag from the beginning, and nothing is chosen early.
 *
 * <p>A queue runs after an arrival (in the single-queue layer only if the device is free or a plug ends), and after a completion if a request
 * has waited for a tag or the scheduler says that it may have waited for that. If the scheduler has requests and chooses none, the queue runs again after a while.
 *
 * <p>When a request is complete, its tag goes to the next one before the issuer learns of the completion, because the kernel
 * has to wake the issuer first.
 */
final class Dispatch implements CompletionListener, EventHandler {

    private static final int ASK_AGAIN = 0;
    private static final int RUN_LATER = 1;

    /** What a device's block layer does besides. */
    interface Owner {

        /** Whether the queue is plugged. */
        boolean isHeld();

        /** A request was taken from its scheduler. */
        void taken(Request request);

        /** A request is complete; its issuer has not been told. */
        void finished(Request request);

        /** The device has given a completion back. */
        void unplug();
    }

    private final HardwareContext[] contexts;
    private final boolean choosesAhead;
    private final LaterRun later;
    private final BlockTarget device;
    private final HostTags host;
    private final MergedRequests merged;
    private final Owner owner;
    private final EventLoop events;
    private final BlockMetrics metrics;

    private int outstanding;
    private long lastSector;
    private long wakeUp;
    private long laterRun;
    private boolean isRunning;

    /**
     * @param choosesAhead whether a request is chosen before there is a tag for it
     * @param later when a queue runs again whose scheduler has chosen nothing
     */
    Dispatch(
            HardwareContext[] contexts,
            boolean choosesAhead,
            LaterRun later,
            BlockTarget device,
            HostTags host,
            MergedRequests merged,
            Owner owner,
            EventLoop events,
            BlockMetrics metrics) {
        this.contexts = contexts;
        this.choosesAhead = choosesAhead;
        this.later = later;
        this.device = device;
        this.host = host;
        this.merged = merged;
        this.owner = owner;
        this.events = events;
        this.metrics = metrics;
        host.join(this);
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

    /** Number of requests that wait in the schedulers. */
    int waiting() {
        int waiting = 0;
        for (int i = 0; i < contexts.length; i++) {
            if (i == 0 || contexts[i].scheduler != contexts[0].scheduler) {
                waiting += contexts[i].scheduler.size();
            }
        }
        return waiting;
    }

    /** Sends a request that no scheduler sees, ahead of what has been chosen. */
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

    /** The schedulers may have waited for a process that has ended. */
    void processEnded(long process) {
        for (int i = 0; i < contexts.length; i++) {
            if (i == 0 || contexts[i].scheduler != contexts[0].scheduler) {
                contexts[i].scheduler.processEnded(process);
            }
        }
        runAll();
    }

    /** Hands over what can be handed over through a context. */
    void run(HardwareContext context) {
        if (isRunning) {
            return;
        }
        isRunning = true;
        context.restarts |= !context.chosen.isEmpty();
        drain(context);
        RequestScheduler scheduler = context.scheduler;
        boolean goesOn = true;
        while (goesOn && context.chosen.isEmpty() && !owner.isHeld() && scheduler.size() > 0 && mayChoose(context)) {
            Request next = scheduler.select(Eligibility.ALL);
            goesOn = next != null && choose(scheduler, next);
            if (next == null) {
                runLater();
            }
        }
        isRunning = false;
        askAgainLater();
    }

    /** Takes a request from its scheduler; says whether there was a tag for it. */
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

    /** Whether the device takes another request through a context. */
    boolean hasTag(HardwareContext context) {
        return context.hasTag() && host.isFree();
    }

    /** Hands over what has been chosen for a context as far as there are tags; says whether nothing is left. */
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
        owner.unplug();
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

    /** The scheduler of all contexts may hold requests that this one has not asked for. */
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
            wakeUp = 0;
        }
        runAll();
    }

    /** Schedules another question to a scheduler that left a free device idle. */
    private void askAgainLater() {
        events.cancel(wakeUp);
        wakeUp = 0;
        long at = earliestQuestion();
        if (at != RequestScheduler.NEVER) {
            if (at <= events.now()) {
                throw new IllegalStateException("a scheduler chose none of " + waiting()
                        + " waiting requests and requested another call at " + at + " ns, which is not after now, "
                        + events.now() + " ns");
            }
            wakeUp = events.schedule(at, this, ASK_AGAIN, 0);
        }
    }

    private long earliestQuestion() {
        long at = RequestScheduler.NEVER;
        for (HardwareContext context : contexts) {
            if (context.chosen.isEmpty() && !owner.isHeld() && context.scheduler.size() > 0 && mayChoose(context)) {
                at = Math.min(at, context.scheduler.idleUntil());
            }
        }
        return at;
    }
}
