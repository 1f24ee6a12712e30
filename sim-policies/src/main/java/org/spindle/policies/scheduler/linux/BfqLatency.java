package org.spindle.policies.scheduler.linux;

/**
 * Raises the weights of queues whose requests a user waits for: 30 times for interactive processes, 3000 times for
 * soft real-time ones.
 */
final class BfqLatency {

    private static final int INTERACTIVE = 30;
    private static final int SOFT = 100 * INTERACTIVE;
    private static final int ORDINARY_WEIGHT = 40;
    private static final long SOFT_RATE = 7000;
    private static final long MOST_SERVICE = 120_000;
    private static final int EXTRA_TICKS = 4;

    private final boolean isOn;
    private final BfqClock clock;
    private final BfqPeakRate rate;
    private final BfqWeights weights;
    private final BfqBudgets budgets;
    private final long softTicks;
    private final long longIdle;
    private final long asynchronousGap;
    private final long idleTicks;

    BfqLatency(BfqConfig config, BfqClock clock, BfqPeakRate rate, BfqWeights weights, BfqBudgets budgets) {
        isOn = config.lowLatency();
        this.clock = clock;
        this.rate = rate;
        this.weights = weights;
        this.budgets = budgets;
        softTicks = clock.ticksOfMillis(300);
        longIdle = clock.ticksOfMillis(2000);
        asynchronousGap = clock.ticksOfMillis(500);
        idleTicks = clock.ticks(config.sliceIdle());
    }

    boolean isOn() {
        return isOn;
    }

    /** Returns whether a queue was split so recently that its statistics are outdated. */
    boolean isFreshlySplit(BfqQueue queue) {
        return queue.splitAt + longIdle >= clock.ticks();
    }

    private static boolean mayBeRaised(BfqQueue queue) {
        return !queue.isInLargeBurst && queue.entity.nextWeight == ORDINARY_WEIGHT;
    }

    boolean hasIdledForLong(BfqQueue queue) {
        return queue.dispatched == 0 && queue.deadline + longIdle < clock.ticks();
    }

    /**
     * Returns whether the process of a queue that receives a request was idle for so long that a user may be waiting
     * for it.
     */
    boolean isInteractive(BfqQueue queue) {
        return mayBeRaised(queue) && hasIdledForLong(queue);
    }

    boolean isSoftRealTime(BfqQueue queue) {
        return mayBeRaised(queue)
                && !queue.pattern.isTotallySeeky()
                && queue.soft.notBefore < clock.ticks()
                && queue.dispatched == 0;
    }

    /**
     * Handles the arrival of a request at a queue that had none.
     *
     * @param mayShare whether the queue belongs to one process, or to several that were created together
     */
    void activated(BfqQueue queue, boolean interactive, boolean soft, boolean mayShare) {
        if (!isOn || isFreshlySplit(queue)) {
            return;
        }
        BfqRaising raising = queue.raising;
        if (raising.isRaised()) {
            prolong(queue, interactive, soft);
        } else if (queue.sync && mayShare && (interactive || soft)) {
            raise(raising, interactive);
            queue.entity.budget = Math.min(queue.entity.budget, 2 * budgets.least());
            queue.entity.hasChanged = true;
        }
    }

    private void raise(BfqRaising raising, boolean interactive) {
        if (interactive) {
            raising.service = 0;
            raising.coefficient = INTERACTIVE;
            raising.duration = rate.interactiveTicks();
        } else {
            raising.interactiveSince = BfqClock.LONG_AGO;
            raising.coefficient = SOFT;
            raising.duration = softTicks;
        }
    }

    private void prolong(BfqQueue queue, boolean interactive, boolean soft) {
        BfqRaising raising = queue.raising;
        int old = raising.coefficient;
        if (interactive) {
            raising.coefficient = INTERACTIVE;
            raising.duration = rate.interactiveTicks();
        } else if (queue.isInLargeBurst) {
            raising.coefficient = 1;
        } else if (soft) {
            if (raising.duration != softTicks) {
                raising.interactiveSince = raising.since;
                raising.duration = softTicks;
                raising.coefficient = SOFT;
            }
            raising.since = clock.ticks();
        }
        queue.entity.hasChanged |= old != raising.coefficient;
    }

    /**
     * Handles the arrival of a request at a busy queue: an asynchronous request raises the weight if none arrived for
     * half a second.
     */
    void requestAdded(BfqQueue queue) {
        BfqRaising raising = queue.raising;
        if (isOn && !raising.isRaised() && !queue.sync && raising.since + asynchronousGap < clock.ticks()) {
            raising.coefficient = INTERACTIVE;
            raising.duration = rate.interactiveTicks();
            weights.countRaised(1);
            queue.entity.hasChanged = true;
        }
    }

    /** Handles an arrival; sets the start of raising if the weight was raised by it, or is not raised. */
    void arrived(BfqQueue queue, boolean wasRaised, boolean interactive) {
        if (isOn && (!wasRaised || !queue.raising.isRaised() || interactive)) {
            queue.raising.since = clock.ticks();
        }
    }

    /** Handles the end of a queue's turn. */
    void expired(BfqQueue queue) {
        if (!isOn) {
            return;
        }
        if (!queue.raising.isRaised()) {
            queue.raising.since = clock.ticks();
        }
        if (queue.isEmpty() && queue.dispatched > 0) {
            queue.soft.isPending = true;
        } else if (queue.isEmpty()) {
            planSoft(queue);
        }
    }

    /** Handles a completion. */
    void completed(BfqQueue queue) {
        if (queue.soft.isPending && queue.dispatched == 0 && queue.isEmpty()) {
            planSoft(queue);
        }
    }

    private void planSoft(BfqQueue queue) {
        if (queue.raising.coefficient == INTERACTIVE) {
            return;
        }
        BfqSoftRealTime soft = queue.soft;
        long byRate = soft.backlogSince + clock.hz() * soft.service / SOFT_RATE;
        long byIdleness = clock.ticks() + idleTicks + EXTRA_TICKS;
        soft.notBefore = Math.max(soft.notBefore, Math.max(byRate, byIdleness));
    }

    /**
     * Handles the service of a request of a queue in its turn: ends the raising of its weight if its time or service
     * is used up.
     */
    void served(BfqQueue queue) {
        BfqRaising raising = queue.raising;
        if (raising.isRaised()) {
            if (queue.isInLargeBurst) {
                end(queue);
            } else if (raising.since + raising.duration < clock.ticks()) {
                endOrFallBack(queue);
            }
        }
        if (raising.isRaised() && raising.duration != softTicks && raising.service > MOST_SERVICE) {
            end(queue);
        }
    }

    /** Ends the raising of a soft real-time queue whose accesses are all random. */
    void endIfSeeky(BfqQueue queue) {
        if (queue.raising.isRaised() && queue.raising.duration == softTicks && queue.pattern.isTotallySeeky()) {
            endOrFallBack(queue);
        }
    }

    private void endOrFallBack(BfqQueue queue) {
        BfqRaising raising = queue.raising;
        if (raising.duration != softTicks || !isStillInteractive(raising)) {
            end(queue);
        } else {
            fallBack(raising);
            queue.entity.hasChanged = true;
        }
    }

    private boolean isStillInteractive(BfqRaising raising) {
        return raising.interactiveSince + rate.interactiveTicks() >= clock.ticks();
    }

    /** Changes the raising from soft real-time back to interactive. */
    private void fallBack(BfqRaising raising) {
        raising.coefficient = INTERACTIVE;
        raising.duration = rate.interactiveTicks();
        raising.since = raising.interactiveSince;
    }

    private void end(BfqQueue queue) {
        BfqRaising raising = queue.raising;
        if (raising.duration != softTicks) {
            queue.soft.notBefore = clock.ticks();
        }
        if (queue.isBusy) {
            weights.countRaised(-1);
        }
        raising.coefficient = 1;
        raising.duration = 0;
        raising.since = clock.ticks();
        queue.entity.hasChanged = true;
    }

    /** Handles the start of a queue's turn: the time that a soft real-time queue has waited for its turn does not count. */
    void turnBegun(BfqQueue queue) {
        BfqRaising raising = queue.raising;
        long now = clock.ticks();
        if (raising.since < now && raising.isRaised() && raising.duration == softTicks && queue.deadline < now) {
            raising.since = queue.deadline > raising.since ? raising.since + now - queue.deadline : now;
        }
    }

    /** Returns the factor by which a queue's timeout exceeds that of a queue without raised weight. */
    int timeoutFactor(BfqQueue queue) {
        return queue.raising.duration == softTicks ? 1 : queue.entity.weight / queue.entity.baseWeight;
    }

    /** Adjusts the raising of a queue restored from its state before the merge. */
    void adjustRestored(BfqQueue queue, boolean wasRaised) {
        BfqRaising raising = queue.raising;
        boolean isOver = queue.isInLargeBurst || raising.since + raising.duration < clock.ticks();
        if (raising.isRaised() && isOver) {
            if (raising.duration == softTicks && !queue.isInLargeBurst && isStillInteractive(raising)) {
                fallBack(raising);
            } else {
                raising.coefficient = 1;
            }
        }
        if (queue.isBusy && wasRaised != raising.isRaised()) {
            weights.countRaised(wasRaised ? -1 : 1);
        }
    }

    /** Sets the raising of a queue that is merged before its first request to that which it would have received. */
    void setInteractive(BfqRaising raising) {
        raising.coefficient = INTERACTIVE;
        raising.interactiveSince = BfqClock.LONG_AGO;
        raising.duration = rate.interactiveTicks();
        raising.since = clock.ticks();
    }

    /** Transfers the raising of a queue that is merged to the other queue. */
    void transferRaising(BfqQueue from, BfqQueue to) {
        if (!from.raising.isRaised()) {
            return;
        }
        if (!to.raising.isRaised()) {
            long service = to.raising.service;
            to.raising.copy(from.raising);
            to.raising.service = service;
            weights.countRaised(to.isBusy ? 1 : 0);
            to.entity.hasChanged = true;
        }
        from.raising.coefficient = 1;
        from.entity.hasChanged = true;
        weights.countRaised(from.isBusy ? -1 : 0);
    }
}
