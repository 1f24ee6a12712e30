package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/**
 * Requests of other queues that are sent while the queue in service is waited for, as many as do not make its own requests take half
 * as long again as without them.
 */
final class BfqInjection {

    private static final long FORGET_MILLIS = 1000;
    private static final long PAUSE_MILLIS = 10;
    private static final long LARGE = 32;

    private final BfqDevice device;
    private final BfqBudgets budgets;
    private final BfqService service;
    private final BfqClock clock;

    /** Whether a request of another queue has been sent since the present measurement began. */
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
        queue.injection.begin(queue.habits.thinksBriefly, clock.ticks());
    }

    /** The only request of a process has come. */
    void arrived(BfqQueue queue) {
        BfqInjectLimit limit = queue.injection;
        if (limit.since + clock.ticksOfMillis(FORGET_MILLIS) <= clock.ticks()) {
            begin(queue);
        }
        boolean tells = device.dispatched == 0 || limit.alone > 0 && hasInjected;
        boolean isTime = limit.since + clock.ticksOfMillis(PAUSE_MILLIS) <= clock.ticks();
        if (queue == service.queueInService() && tells && isTime) {
            measuredSince = clock.nanos();
            isMeasuring = true;
            hasInjected &= device.dispatched > 0;
        }
    }

    /** A request of the queue in service goes to the device. */
    void taken(Request request) {
        if (isMeasuring) {
            isMeasuring = false;
            measured = request;
        }
    }

    void turnEnds() {
        hasInjected = false;
        isMeasuring = false;
        measured = null;
    }

    void replaced(Request request, Request by) {
        if (measured == request) {
            measured = by;
        }
    }

    /** A request is about to be complete. */
    void completed(Request request, BfqQueue queue) {
        if (request != measured) {
            return;
        }
        BfqInjectLimit limit = queue.injection;
        long time = clock.nanos() - measuredSince;
        int old = limit.limit;
        if (limit.alone > 0 && hasInjected) {
            adapt(limit, time);
        }
        boolean isAlone = device.dispatched == 1;
        if (limit.alone == 0 && isAlone || time < limit.alone) {
            if (limit.alone == 0) {
                limit.limit = Math.max(1, old);
            }
            limit.alone = time;
        } else if (!hasInjected && isAlone) {
            limit.alone = time;
        }
        measured = null;
        hasInjected = false;
    }

    private void adapt(BfqInjectLimit limit, long time) {
        long threshold = limit.alone * 3 / 2;
        if (time >= threshold && limit.limit > 0) {
            limit.limit--;
            limit.since = clock.ticks();
        } else if (time < threshold && limit.limit <= device.mostDispatched) {
            limit.limit++;
        }
    }

    /** Returns a queue whose next request may be sent while this one, which is in service, is waited for; null if there is none. */
    @Nullable
    BfqQueue choose(BfqQueue inService) {
        int limit = inService.injection.limit;
        if (device.dispatched >= limit) {
            return null;
        }
        boolean mayBeAny = !inService.raising.isRaised() || !inService.habits.thinksBriefly;
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

    /** Whether a queue has a request and the budget for it. */
    boolean canBeSent(@Nullable BfqQueue queue) {
        Request next = queue == null ? null : queue.next;
        return queue != null
                && queue.isBusy
                && next != null
                && budgets.charge(next, queue) <= queue.entity.budgetLeft();
    }
}
