package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/** Selects the queue of the next request: that in service, or another one while the device waits for it. */
final class BfqSelection {

    private final BfqService service;
    private final BfqWeights weights;
    private final BfqBudgets budgets;
    private final BfqIdling idling;
    private final BfqInjection injection;
    private final BfqTurns turns;
    private final BfqQueues queues;
    private final BfqDevice device;
    private final boolean isStrict;

    BfqSelection(BfqAccounts accounts, BfqTurns turns, BfqQueues queues, boolean isStrict) {
        service = accounts.service();
        weights = accounts.weights();
        budgets = accounts.budgets();
        idling = accounts.idling();
        injection = accounts.injection();
        this.turns = turns;
        this.queues = queues;
        device = accounts.device();
        this.isStrict = isStrict;
    }

    /**
     * Returns the queue whose next request is to be dispatched; null if the device is to be left idle, or no request
     * waits.
     */
    @Nullable
    BfqQueue select() {
        if (weights.busy() == 0 || isStrict && device.dispatched > 0) {
            return null;
        }
        BfqQueue queue = service.queueInService();
        if (queue != null && turns.mayTimeOut(queue) && !idling.mustIdle(queue)) {
            turns.end(queue, BfqExpiration.TIMEOUT);
            queue = null;
        }
        while (true) {
            if (queue == null) {
                queue = turns.begin();
            }
            if (queue == null) {
                return null;
            }
            Request next = queue.next;
            if (next == null) {
                if (turns.isWaiting() || queue.dispatched > 0 && idling.isBetter(queue)) {
                    return other(queue);
                }
                turns.end(queue, BfqExpiration.NO_MORE_REQUESTS);
            } else if (budgets.charge(next, queue) <= queue.entity.budgetLeft()) {
                turns.stopWaiting();
                return queue;
            } else {
                turns.end(queue, BfqExpiration.EXHAUSTED);
            }
            queue = null;
        }
    }

    /** Returns the queue that may inject a request while the device waits for the given one; null if there is none. */
    private @Nullable BfqQueue other(BfqQueue queue) {
        BfqProcess process = queue.owner;
        BfqQueue asynchronous = process == null ? null : process.asynchronous;
        if (asynchronous != null && injection.canBeSent(asynchronous) && isOf(process, asynchronous.next)) {
            return asynchronous;
        }
        if (injection.canBeSent(queue.waker)) {
            return queue.waker;
        }
        BfqQueue woken = queue.woken.isEmpty() ? null : queue.woken.get(queue.woken.size() - 1);
        if (injection.canBeSent(woken)) {
            return woken;
        }
        boolean mayDelay = !queue.raising.isRaised() || weights.raised() > 1 || !queue.pattern.hasShortThinkTime;
        return mayDelay && !idling.boosts(queue) ? injection.choose(queue) : null;
    }

    private boolean isOf(@Nullable BfqProcess process, @Nullable Request request) {
        return request != null && queues.process(request) == process;
    }

    /** Handles the completion of a request of the queue in service. */
    void completed(BfqQueue queue) {
        if (idling.mustIdle(queue)) {
            if (queue.dispatched == 0) {
                turns.waitForRequest(queue);
            }
        } else if (turns.mayTimeOut(queue)) {
            turns.end(queue, BfqExpiration.TIMEOUT);
        } else if (queue.isEmpty() && (queue.dispatched == 0 || !idling.isBetter(queue))) {
            turns.end(queue, BfqExpiration.NO_MORE_REQUESTS);
        }
    }
}
