package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/** Handles the arrival of a request: updates the statistics of its process and the state of the queue in service. */
final class BfqArrivals {

    private static final int IN_TIME = 3;
    private static final int SMALL = 32;
    private static final long BURST_MILLIS = 10_000;
    private static final long SOON = 4 * BfqClock.MILLISECOND;
    private static final int WAKER_WINDOW = 128;
    private static final int WAKER_TIMES = 3;
    private static final long RESET_MILLIS = 100;

    private final BfqDevice device;
    private final BfqService service;
    private final BfqWeights weights;
    private final BfqBudgets budgets;
    private final BfqLatency latency;
    private final BfqIdling idling;
    private final BfqInjection injection;
    private final BfqBursts bursts;
    private final BfqTurns turns;
    private final BfqPeakRate rate;
    private final BfqClock clock;

    BfqArrivals(BfqAccounts accounts, BfqTurns turns) {
        device = accounts.device();
        service = accounts.service();
        weights = accounts.weights();
        budgets = accounts.budgets();
        latency = accounts.latency();
        idling = accounts.idling();
        injection = accounts.injection();
        bursts = accounts.bursts();
        this.turns = turns;
        rate = accounts.rate();
        clock = accounts.clock();
    }

    /** Updates the statistics with a request that is not in its queue yet. */
    void observe(BfqProcess process, BfqQueue queue, Request request) {
        BfqRequestPattern pattern = queue.pattern;
        if (queue.dispatched == 0 && !queue.isBusy) {
            pattern.addThinkTime(clock.nanos(), idling.span());
        }
        observeThinkTime(queue);
        pattern.addSeek(request, device.rotational);
        latency.endIfSeeky(queue);
        if (!queue.sync) {
            return;
        }
        if (process.requests <= 1) {
            observeWaker(queue);
            injection.arrived(queue);
        }
        pattern.updateIoBound(clock.nanos(), queue.isEmpty() && queue.dispatched == 0, queue.isNew);
    }

    private void observeThinkTime(BfqQueue queue) {
        if (!queue.sync || queue.isIdleClass() || idling.span() == 0 || latency.isFreshlySplit(queue)) {
            return;
        }
        boolean isBrief = !queue.pattern.hasThinkTimeAbove(idling.span() / 2);
        boolean isOther = isBrief != queue.pattern.hasShortThinkTime;
        queue.pattern.hasShortThinkTime = isBrief;
        boolean isTime = queue.injection.since + clock.ticksOfMillis(RESET_MILLIS) <= clock.ticks();
        if (isOther && queue.injection.baseLatency == 0 && (isTime || !isBrief)) {
            injection.begin(queue);
        }
    }

    /** Detects a waker: whether the request arrived soon after a completion of another queue. */
    private void observeWaker(BfqQueue queue) {
        BfqQueue last = device.lastCompleted;
        long now = clock.nanos();
        if (last == null || last == queue || queue.pattern.hasShortThinkTime || now - rate.lastCompletion() >= SOON) {
            return;
        }
        if (last != queue.supposedWaker || now > queue.wakerDetectedSince + WAKER_WINDOW * idling.span()) {
            queue.supposedWaker = last;
            queue.wakerDetections = 1;
            queue.wakerDetectedSince = now;
        } else {
            queue.wakerDetections++;
        }
        if (queue.wakerDetections == WAKER_TIMES) {
            queue.setWaker(last);
        }
    }

    /**
     * Handles a request added to a queue.
     *
     * @param previous the queue's next request before, or null
     */
    void added(BfqProcess process, BfqQueue queue, @Nullable Request previous) {
        boolean wasRaised = queue.raising.isRaised();
        boolean interactive = false;
        if (!queue.isBusy) {
            interactive = latency.isInteractive(queue);
            activate(process, queue, interactive);
        } else {
            latency.requestAdded(queue);
            if (previous != queue.next) {
                fitBudget(queue);
            }
        }
        latency.arrived(queue, wasRaised, interactive);
        endWaiting(queue);
    }

    private void activate(BfqProcess process, BfqQueue queue, boolean interactive) {
        boolean isSoft = latency.isSoftRealTime(queue);
        boolean goesOn = restoreBudget(queue);
        if (!queue.isNew
                && latency.hasIdledForLong(queue)
                && queue.deadline + clock.ticksOfMillis(BURST_MILLIS) < clock.ticks()) {
            bursts.leave(queue);
        }
        queue.isNew = false;
        latency.activated(queue, interactive, isSoft, queue.owner != null || process.isStablyMerged);
        queue.soft.begin(clock.ticks());
        service.activate(queue.entity, queue.waitsForRequest);
        queue.waitsForRequest = false;
        queue.isBusy = true;
        weights.begin(queue, queue.entity.level);
        preempt(queue, goesOn);
    }

    /**
     * Lets a queue whose next request arrived soon continue with the rest of its budget, otherwise sets a new budget;
     * returns whether it continues.
     */
    private boolean restoreBudget(BfqQueue queue) {
        BfqEntity entity = queue.entity;
        boolean isInTime = clock.nanos() <= queue.pattern.lastCompletion + IN_TIME * idling.span();
        boolean goesOn = queue.waitsForRequest && isInTime && entity.budgetLeft() > 0;
        if (goesOn) {
            entity.budget = Math.min(entity.budgetLeft(), queue.maxBudget);
        } else {
            queue.waitsForRequest = false;
            entity.budget = Math.max(queue.maxBudget, chargeOfNext(queue));
        }
        entity.service = 0;
        return goesOn;
    }

    private void preempt(BfqQueue queue, boolean goesOn) {
        BfqQueue current = service.queueInService();
        if (current == null || !service.hasOther()) {
            return;
        }
        boolean isDue = goesOn && queue.raising.coefficient >= current.raising.coefficient;
        if (isDue || isHigher(queue, current) || !idling.isBetter(current)) {
            turns.end(current, BfqExpiration.PREEMPTED);
        }
    }

    private static boolean isHigher(BfqQueue queue, BfqQueue other) {
        return BfqService.index(queue.entity.level) < BfqService.index(other.entity.level)
                || queue.entity.weight > other.entity.weight;
    }

    private long chargeOfNext(BfqQueue queue) {
        Request next = queue.next;
        return next == null ? 0 : budgets.charge(next, queue);
    }

    /** Raises the budget of a queue that is not in service to the size of its next request, after that has changed. */
    void fitBudget(BfqQueue queue) {
        BfqEntity entity = queue.entity;
        if (queue.next == null || queue == service.queueInService()) {
            return;
        }
        long budget = Math.max(Math.max(queue.maxBudget, chargeOfNext(queue)), entity.service);
        if (budget != entity.budget) {
            entity.budget = budget;
            service.reposition(entity);
        }
    }

    /** Ends the wait for a queue that has received a request; a small request does not end the wait if others may join it. */
    private void endWaiting(BfqQueue queue) {
        if (queue != service.queueInService() || !turns.isWaiting()) {
            return;
        }
        Request next = queue.next;
        boolean isSmall = queue.requests.size() == 1 && next != null && next.sectors() < SMALL;
        if (isSmall && idling.boosts(queue) && !turns.isTimeOver(queue)) {
            return;
        }
        turns.stopWaiting();
        if (turns.isTimeOver(queue)) {
            turns.end(queue, BfqExpiration.TIMEOUT);
        }
    }
}
