package org.spindle.policies.scheduler.linux;

/**
 * Raises the weights of queues whose requests somebody waits for: 30 times for interactive processes, 3000 times for soft real-time
 * ones.
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

    /** Whether a queue was split so lately that what is known of it is old. */
    boolean isFreshlySplit(BfqQueue queue) {
        return queue.splitAt + longIdle >= clock.ticks();
    }

    private static boolean mayBeRaised(BfqQueue queue) {
        return !queue.isInLargeBurst && queue.entity.nextWeight == ORDINARY_WEIGHT;
    }

    boolean hasIdledForLong(BfqQueue queue) {
        return queue.dispatched == 0 && queue.deadline + longIdle < clock.ticks();
    }

    /** Whether the process of a queue that gets a request has done nothing for so long that a user may wait for it. */
    boolean isInteractive(BfqQueue queue) {
        return mayBeRaised(queue) && hasIdledForLong(queue);
    }

    boolean isSoftRealTime(BfqQueue queue) {
        return mayBeRaised(queue)
                && !queue.habits.isTotallySeeky()
                && queue.soft.notBefore < clock.ticks()
                && queue.dispatched == 0;
    }

    /**
     * A queue without requests has got one.
     *
     * @param mayShare whether it is the queue of one process, or of some that began together
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

    /** A busy queue has got another request: asynchronous requests raise the weight if none came for half a second. */
    void continued(BfqQueue queue) {
        BfqRaising raising = queue.raising;
        if (isOn && !raising.isRaised() && !queue.sync && raising.since + asynchronousGap < clock.ticks()) {
            raising.coefficient = INTERACTIVE;
            raising.duration = rate.interactiveTicks();
            weights.raise(1);
            queue.entity.hasChanged = true;
        }
    }

    /** A request has come; the first time that it finds the weight raised is the time since when. */
    void arrived(BfqQueue queue, boolean wasRaised, boolean interactive) {
        if (isOn && (!wasRaised || !queue.raising.isRaised() || interactive)) {
            queue.raising.since = clock.ticks();
        }
    }

    /** The turn of a queue is over. */
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

    /** A request is complete. */
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

    /** A queue whose turn it is has had a request served: its weight ceases to be raised if time or service is over. */
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

    /** A queue has proved to seek: it is not soft real-time. */
    void sought(BfqQueue queue) {
        if (queue.raising.isRaised() && queue.raising.duration == softTicks && queue.habits.isTotallySeeky()) {
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

    /** What was raised for a soft real-time process is raised for an interactive one again. */
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
            weights.raise(-1);
        }
        raising.coefficient = 1;
        raising.duration = 0;
        raising.since = clock.ticks();
        queue.entity.hasChanged = true;
    }

    /** A queue begins its turn: the time that a soft real-time one has waited for it does not count. */
    void turnBegins(BfqQueue queue) {
        BfqRaising raising = queue.raising;
        long now = clock.ticks();
        if (raising.since < now && raising.isRaised() && raising.duration == softTicks && queue.deadline < now) {
            raising.since = queue.deadline > raising.since ? raising.since + now - queue.deadline : now;
        }
    }

    /** Returns how many times its timeout a queue has for its budget. */
    int timeoutFactor(BfqQueue queue) {
        return queue.raising.duration == softTicks ? 1 : queue.entity.weight / queue.entity.baseWeight;
    }

    /** A queue gets what was remembered of it before it was merged. */
    void resumed(BfqQueue queue, boolean wasRaised) {
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
            weights.raise(wasRaised ? -1 : 1);
        }
    }

    /** What a queue that is merged before it had its first request would have been given. */
    void suppose(BfqRaising raising) {
        raising.coefficient = INTERACTIVE;
        raising.interactiveSince = BfqClock.LONG_AGO;
        raising.duration = rate.interactiveTicks();
        raising.since = clock.ticks();
    }

    /** A queue that is merged gives its raised weight to the other one. */
    void handOver(BfqQueue from, BfqQueue to) {
        if (!from.raising.isRaised()) {
            return;
        }
        if (!to.raising.isRaised()) {
            long service = to.raising.service;
            to.raising.copy(from.raising);
            to.raising.service = service;
            weights.raise(to.isBusy ? 1 : 0);
            to.entity.hasChanged = true;
        }
        from.raising.coefficient = 1;
        from.entity.hasChanged = true;
        weights.raise(from.isBusy ? -1 : 0);
    }
}
