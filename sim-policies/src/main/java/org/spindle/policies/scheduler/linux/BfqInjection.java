package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/**
 * Injects requests of other queues while the device waits for the queue in service, as many as do not lengthen the
 * service of its own requests by half.
 */
final class BfqInjection {

    private static final long FORGET_MILLIS = 1000;
    private static final long PAUSE_MILLIS = 10;
    private static final long LARGE = 32;

    private final BfqDevice device;
    private final BfqBudgets budgets;
    private final BfqService service;
    private final BfqClock clock;

    /** Whether a request of another queue has been injected since the current measurement began. */
    private boolean hasInjected;

    private boolean isMeasuring;
    private @Nullable Request measured;
    private long measuredSince;

    BfqInjection(BfqDevice device, BfqBudgets budgets, BfqService service, BfqClock clock) {
        this.device = device;
        this.budgets = budgets;
        this.service = service;
        this.clock = clock;
    }

    void begin(BfqQueue queue) {
        measured = null;
        queue.injection.reset(queue.pattern.hasShortThinkTime, clock.ticks());
    }

    /** Handles the arrival of a request that is the only one of its process. */
    void arrived(BfqQueue queue) {
        BfqInjectLimit limit = queue.injection;
        if (limit.since + clock.ticksOfMillis(FORGET_MILLIS) <= clock.ticks()) {
            begin(queue);
        }
        boolean tells = device.dispatched == 0 || limit.baseLatency > 0 && hasInjected;
        boolean isTime = limit.since + clock.ticksOfMillis(PAUSE_MILLIS) <= clock.ticks();
        if (queue == service.queueInService() && tells && isTime) {
            measuredSince = clock.nanos();
            isMeasuring = true;
            hasInjected &= device.dispatched > 0;
        }
    }

    /** Handles the dispatch of a request of the queue in service. */
    void taken(Request request) {
        if (isMeasuring) {
            isMeasuring = false;
            measured = request;
        }
    }

    void turnEnded() {
        hasInjected = false;
        isMeasuring = false;
        measured = null;
    }

    void replaced(Request request, Request by) {
        if (measured == request) {
            measured = by;
        }
    }

    /** Handles a request that is about to be complete. */
    void completed(Request request, BfqQueue queue) {
        if (request != measured) {
            return;
        }
        BfqInjectLimit limit = queue.injection;
        long time = clock.nanos() - measuredSince;
        int old = limit.limit;
        if (limit.baseLatency > 0 && hasInjected) {
            adapt(limit, time);
        }
        boolean isAlone = device.dispatched == 1;
        if (limit.baseLatency == 0 && isAlone || time < limit.baseLatency) {
            if (limit.baseLatency == 0) {
                limit.limit = Math.max(1, old);
            }
            limit.baseLatency = time;
        } else if (!hasInjected && isAlone) {
            limit.baseLatency = time;
        }
        measured = null;
        hasInjected = false;
    }

    private void adapt(BfqInjectLimit limit, long time) {
        long threshold = limit.baseLatency * 3 / 2;
        if (time >= threshold && limit.limit > 0) {
            limit.limit--;
            limit.since = clock.ticks();
        } else if (time < threshold && limit.limit <= device.mostDispatched) {
            limit.limit++;
        }
    }

    /**
     * Returns a queue whose next request may be injected while the device waits for the queue in service; null if
     * there is none.
     */
    @Nullable
    BfqQueue choose(BfqQueue inService) {
        int limit = inService.injection.limit;
        if (device.dispatched >= limit) {
            return null;
        }
        boolean mayBeAny = !inService.raising.isRaised() || !inService.pattern.hasShortThinkTime;
        for (int i = 0; i < service.waiting(); i++) {
            BfqQueue queue = service.waiting(i);
            if ((mayBeAny || queue.raising.isRaised()) && canBeSent(queue)) {
                boolean isOneAtATime = !device.rotational && isLarge(queue);
                if (device.dispatched < (isOneAtATime ? Math.min(1, limit) : limit)) {
                    hasInjected = true;
                    return queue;
                }
            }
        }
        return null;
    }

    private static boolean isLarge(BfqQueue queue) {
        Request next = queue.next;
        return next != null && next.sectors() >= LARGE;
    }

    /** Returns whether a queue has a request and enough budget for it. */
    boolean canBeSent(@Nullable BfqQueue queue) {
        Request next = queue == null ? null : queue.next;
        return queue != null
                && queue.isBusy
                && next != null
                && budgets.charge(next, queue) <= queue.entity.budgetLeft();
    }
}
