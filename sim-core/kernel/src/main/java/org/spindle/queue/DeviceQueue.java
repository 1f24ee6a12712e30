package org.spindle.queue;

import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * The queue in front of one device. Whenever a request arrives or is complete, or the idle time that the scheduler
 * requested is over, as many requests are dispatched as the limit allows.
 *
 * <p>A completion is delivered upward before the next request is chosen, so that requests that it causes at the same
 * instant, as in a closed loop without think time, are candidates. A request that carries others is one access of the
 * device; the component that combined requests marks the carried ones as dispatched, and completes them with it.
 */
public final class DeviceQueue implements QueuedDevice, CompletionListener, EventHandler {

    private static final int ASK_AGAIN = 0;

    private final RequestScheduler scheduler;
    private final BlockTarget device;
    private final int limit;
    private final SharedQueueDepth shared;
    private final EventLoop events;
    private final QueueMetrics metrics;
    private final TimeComponent wait;

    private int outstanding;
    private long lastSector;
    private long lastEnd;
    private long wakeUp;
    /**
     * True while requests are being dispatched and while a completion is delivered upward: meanwhile requests are only
     * queued.
     */
    private boolean dispatchDeferred;

    private DeviceQueue(
            RequestScheduler scheduler,
            BlockTarget device,
            int limit,
            SharedQueueDepth shared,
            EventLoop events,
            QueueMetrics metrics,
            TimeComponent wait) {
        this.scheduler = scheduler;
        this.device = device;
        this.limit = limit;
        this.shared = shared;
        this.events = events;
        this.metrics = metrics;
        this.wait = wait;
    }

    /**
     * Makes a queue, which joins those that share its limit.
     *
     * @param limit most requests at the device at once, at least 1
     * @param shared limit that this queue shares with others, {@link SharedQueueDepth#unlimited} if there is none
     * @param wait time component of the wait in this queue
     */
    public static DeviceQueue of(
            RequestScheduler scheduler,
            BlockTarget device,
            int limit,
            SharedQueueDepth shared,
            EventLoop events,
            QueueMetrics metrics,
            TimeComponent wait) {
        DeviceQueue queue = new DeviceQueue(scheduler, device, limit, shared, events, metrics, wait);
        shared.join(queue);
        return queue;
    }

    @Override
    public long lastSector() {
        return lastSector;
    }

    @Override
    public long lastEnd() {
        return lastEnd;
    }

    @Override
    public void submit(Request request) {
        if (request.arrived() == Request.NONE) {
            request.arrived(events.now());
        }
        request.clock().enter(wait, events.now());
        scheduler.add(request);
        metrics.waiting(scheduler.size());
        startEligible();
    }

    /** Notifies the scheduler, which may have left the device idle for that process. */
    @Override
    public void processEnded(long process) {
        scheduler.processEnded(process);
        startEligible();
    }

    @Override
    public void completed(Request request) {
        metrics.outstanding(--outstanding);
        metrics.completed(events.now() - request.arrived());
        scheduler.completed(request);
        boolean deferredAlready = dispatchDeferred;
        dispatchDeferred = true;
        request.complete(events.now());
        dispatchDeferred = deferredAlready;
        boolean othersWait = shared.release();
        startEligible();
        if (othersWait) {
            shared.startOthers(this);
        }
    }

    @Override
    public void handle(int op, long arg) {
        wakeUp = 0;
        startEligible();
    }

    /** Dispatches as many requests as the limits allow now. */
    void startEligible() {
        if (dispatchDeferred) {
            return;
        }
        dispatchDeferred = true;
        while (outstanding < limit && shared.isAvailable() && scheduler.size() > 0) {
            Request next = scheduler.select(Eligibility.ALL);
            if (next == null) {
                break;
            }
            start(next);
        }
        dispatchDeferred = false;
        askAgainLater();
    }

    private void start(Request request) {
        scheduler.take(request);
        request.dispatched(events.now());
        request.clock().leave(events.now());
        lastSector = request.sector();
        lastEnd = request.end();
        metrics.waiting(scheduler.size());
        metrics.outstanding(++outstanding);
        shared.acquire();
        metrics.dispatched(request.queueTime());
        request.expect(this);
        device.submit(request);
    }

    /** Schedules another call of a scheduler that left a free device idle. */
    private void askAgainLater() {
        events.cancel(wakeUp);
        wakeUp = 0;
        if (outstanding == limit || !shared.isAvailable() || scheduler.size() == 0) {
            return;
        }
        long at = scheduler.idleUntil();
        if (at == RequestScheduler.NEVER) {
            return;
        }
        if (at <= events.now()) {
            throw new IllegalStateException(scheduler.getClass().getName() + " chose none of " + scheduler.size()
                    + " waiting requests and requested another call at " + at + " ns, which is not after now, "
                    + events.now() + " ns");
        }
        wakeUp = events.schedule(at, this, ASK_AGAIN, 0);
    }
}
