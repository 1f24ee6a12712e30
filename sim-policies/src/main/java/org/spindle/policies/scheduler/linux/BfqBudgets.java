package org.spindle.policies.scheduler.linux;

import org.spindle.spi.request.Request;

/** The budgets of queues in sectors per turn, adapted to how each used its last turn. */
final class BfqBudgets {

    private static final long DEFAULT = 16 * 1024;
    private static final int ENOUGH = 194;
    private static final int PARTS = 32;
    private static final int ASYNC_FACTOR = 3;

    /** The kernel's HZ/8, by which slow service is charged regardless of {@code timeout_sync}. */
    private static final long TURN_MILLIS = 125;

    private final boolean isAutomatic;
    private final BfqPeakRate rate;
    private final BfqWeights weights;
    private final BfqClock clock;
    private final long timeout;
    private long most = DEFAULT;
    private long turns;

    BfqBudgets(BfqConfig config, BfqPeakRate rate, BfqWeights weights, BfqClock clock) {
        isAutomatic = config.maxBudget() == 0;
        this.rate = rate;
        this.weights = weights;
        this.clock = clock;
        timeout = clock.atLeastOneTick(config.timeoutSync());
        if (!isAutomatic) {
            most = config.maxBudget();
        }
    }

    /** Updates the largest budget after the peak rate has changed. */
    void update() {
        if (isAutomatic) {
            most = rate.sectors(clock.millis(timeout));
        }
    }

    long most() {
        return most;
    }

    long timeout() {
        return timeout;
    }

    /** Counts the start of a turn. */
    void countTurn() {
        turns = (turns * 7 + 256) / 8;
    }

    private boolean isKnown() {
        return turns >= ENOUGH;
    }

    /** Returns the budget of a new queue. */
    long initial() {
        return 2 * (isKnown() ? most : DEFAULT) / 3;
    }

    long least() {
        return (isKnown() ? most : DEFAULT) / PARTS;
    }

    /** Returns the charge for a request: its sectors, more for an asynchronous one if all queues have equal shares. */
    long charge(Request request, BfqQueue queue) {
        boolean isPlain = queue.sync || queue.raising.isRaised() || weights.isAsymmetric(queue);
        return isPlain ? request.sectors() : request.sectors() * ASYNC_FACTOR;
    }

    /**
     * Returns the charge for a turn of the given length as if all of it had been used at the peak rate; at least the
     * service received.
     */
    long chargeForTime(long millis, BfqEntity entity) {
        long turn = clock.millis(clock.hz() * TURN_MILLIS / 1000);
        long forTime = millis > 0 && millis < turn ? most * millis / turn : entity.service;
        return Math.max(forTime, entity.service);
    }

    /** Sets the budget of a queue whose turn has ended. */
    void adapt(BfqQueue queue, BfqExpiration reason) {
        if (queue.sync && !queue.raising.isRaised() && reason == BfqExpiration.PREEMPTED) {
            return;
        }
        long budget = next(queue, reason);
        queue.maxBudget = isKnown() && isAutomatic ? Math.min(budget, most) : budget;
        Request request = queue.next;
        if (request != null) {
            queue.entity.budget = Math.max(queue.maxBudget, charge(request, queue));
        }
    }

    private long next(BfqQueue queue, BfqExpiration reason) {
        if (!queue.sync) {
            return most;
        }
        if (queue.raising.isRaised()) {
            return 2 * least();
        }
        return switch (reason) {
            case TOO_IDLE ->
                queue.dispatched > 0 ? Math.min(2 * queue.maxBudget, most) : lowered(queue.maxBudget, least());
            case TIMEOUT -> Math.min(2 * queue.maxBudget, most);
            case EXHAUSTED -> Math.min(4 * queue.maxBudget, most);
            case NO_MORE_REQUESTS -> Math.max(queue.entity.service, least());
            case PREEMPTED -> queue.maxBudget;
        };
    }

    private static long lowered(long budget, long least) {
        return budget > 5 * least ? budget - 4 * least : least;
    }
}
