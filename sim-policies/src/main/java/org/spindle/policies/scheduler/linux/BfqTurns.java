package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.Nullable;

/** The turn of the queue in service: its start, the waits within it, its end. */
final class BfqTurns {

    private static final long NOT_WAITING = Long.MAX_VALUE;
    private static final long SHORTEST = BfqClock.MILLISECOND;
    private static final long LONG_TURN = 20 * BfqClock.MILLISECOND;
    private static final long ROTATIONAL_CHARGE = 8;
    private static final long SOLID_CHARGE = 2;

    private final BfqService service;
    private final BfqBudgets budgets;
    private final BfqWeights weights;
    private final BfqLatency latency;
    private final BfqIdling idling;
    private final BfqDevice device;
    private final BfqInjection injection;
    private final BfqClock clock;

    private long begun;
    private long waitingSince;

    /** Time until which the device is left idle for the queue in service. */
    private long waitingUntil = NOT_WAITING;

    BfqTurns(BfqAccounts accounts) {
        service = accounts.service();
        budgets = accounts.budgets();
        weights = accounts.weights();
        latency = accounts.latency();
        idling = accounts.idling();
        device = accounts.device();
        injection = accounts.injection();
        clock = accounts.clock();
    }

    boolean isWaiting() {
        return waitingUntil != NOT_WAITING;
    }

    long waitingUntil() {
        return waitingUntil;
    }

    void waitForRequest(BfqQueue queue) {
        waitingSince = clock.nanos();
        waitingUntil = clock.nanos() + idling.span(queue);
    }

    void stopWaiting() {
        waitingUntil = NOT_WAITING;
    }

    /** Handles the end of a wait in which the next request of the queue in service did not arrive. */
    void waitingIsOver() {
        stopWaiting();
        BfqQueue queue = service.queueInService();
        if (queue == null) {
            return;
        }
        if (isTimeOver(queue)) {
            end(queue, BfqExpiration.TIMEOUT, true);
        } else if (queue.isEmpty()) {
            end(queue, BfqExpiration.TOO_IDLE, true);
        }
    }

    /** Puts the next queue in service and returns it. */
    @Nullable
    BfqQueue begin() {
        if (weights.busy() == 0) {
            return null;
        }
        BfqQueue queue = service.serveNext();
        if (queue != null) {
            queue.hasCheckedDeadlines = false;
            budgets.countTurn();
            latency.turnBegun(queue);
            begun = clock.nanos();
            queue.deadline = clock.ticks() + budgets.timeout() * latency.timeoutFactor(queue);
        }
        return queue;
    }

    boolean isTimeOver(BfqQueue queue) {
        return queue.deadline <= clock.ticks();
    }

    /**
     * Returns whether a queue has used up its time and, if the device waits for it, has at least a third of its
     * budget left.
     */
    boolean mayTimeOut(BfqQueue queue) {
        return isTimeOver(queue) && (!isWaiting() || hasMuchLeft(queue));
    }

    private static boolean hasMuchLeft(BfqQueue queue) {
        return queue.entity.budgetLeft() >= queue.entity.budget / 3;
    }

    void end(BfqQueue queue, BfqExpiration reason) {
        end(queue, reason, false);
    }

    /**
     * Ends the turn of the queue in service.
     *
     * @param withoutIdling whether the current idle time of the device is excluded from the turn's time
     */
    private void end(BfqQueue queue, BfqExpiration reason, boolean withoutIdling) {
        long span = (withoutIdling ? waitingSince : clock.nanos()) - begun;
        boolean isWasteful = reason == BfqExpiration.TIMEOUT && hasMuchLeft(queue);
        if (!queue.raising.isRaised() && (isSlow(queue, span) || isWasteful)) {
            chargeTime(queue, span);
        }
        latency.expired(queue);
        injection.turnEnded();
        budgets.adapt(queue, reason);
        leave(queue, reason);
        boolean isSpent = reason == BfqExpiration.TIMEOUT || reason == BfqExpiration.EXHAUSTED;
        if (queue.isBusy || isSpent) {
            queue.entity.service = 0;
        } else {
            queue.waitsForRequest = true;
        }
    }

    /** Ends the turn of the queue in service because a process of it has ended: what it has used and its budget stay as they are. */
    void abandon(BfqQueue queue) {
        leave(queue, BfqExpiration.TIMEOUT);
    }

    private boolean isSlow(BfqQueue queue, long span) {
        if (!queue.sync) {
            return false;
        }
        return span > LONG_TURN ? queue.entity.service < budgets.most() / 2 : queue.pattern.isSeeky();
    }

    private void chargeTime(BfqQueue queue, long span) {
        long shortCharge = device.rotational ? ROTATIONAL_CHARGE : SOLID_CHARGE;
        long millis = span < SHORTEST ? shortCharge : span / BfqClock.MILLISECOND;
        BfqEntity entity = queue.entity;
        long sectors = budgets.chargeForTime(queue.sync ? millis : 0, entity);
        entity.budget = Math.max(entity.budget, sectors);
        charge(queue, sectors - entity.service);
    }

    /** Charges service to a queue. */
    void charge(BfqQueue queue, long sectors) {
        queue.soft.served(sectors, clock.ticks());
        if (queue.raising.isRaised()) {
            queue.raising.service += sectors;
        }
        service.charge(queue.entity, sectors);
    }

    private void leave(BfqQueue queue, BfqExpiration reason) {
        if (queue.isShared && queue.pattern.isSeeky()) {
            queue.isToBeSplit = true;
        }
        boolean stays = reason == BfqExpiration.PREEMPTED && idling.isNeededForShare(queue);
        if (queue.isEmpty() && !stays) {
            if (queue.dispatched == 0) {
                queue.deadline = clock.ticks();
            }
            becomeIdle(queue);
        } else {
            service.requeue(queue.entity);
        }
        stopWaiting();
    }

    /** Handles a queue without further waiting requests. */
    void becomeIdle(BfqQueue queue) {
        queue.isBusy = false;
        weights.end(queue, queue.entity.level);
        service.deactivate(queue.entity);
    }
}
