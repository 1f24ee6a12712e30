package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/**
 * Limits the share of the driver's pool that requests may take: writes a part, which is smaller while any weight is
 * raised; each queue its share by weight. All queues that have used up their shares have one further place in common.
 */
final class BfqShares {

    private static final int PARTS = 16;
    private static final int ASYNC = 8;
    private static final int SYNC = 12;
    private static final int ASYNC_WITH_RAISED = 3;
    private static final int SYNC_WITH_RAISED = 6;

    private final BfqService service;
    private final BfqWeights weights;
    private final BfqQueues queues;

    /** Size of the pool; 0 if the owner of the scheduler has none. */
    private int pool;

    /** The request in the common place of queues that have used up their shares. */
    private @Nullable Request overShare;

    BfqShares(BfqService service, BfqWeights weights, BfqQueues queues) {
        this.service = service;
        this.weights = weights;
        this.queues = queues;
    }

    /** Returns the number of taken places below which the request is admitted. */
    int limit(Request request, int size) {
        pool = size;
        if (hasUsedShare(request)) {
            return overShare == null ? size : 1;
        }
        return part(request);
    }

    private int part(Request request) {
        if (request.isRead()) {
            return pool;
        }
        boolean isSync = CfqSweep.isSync(request);
        int withRaised = isSync ? SYNC_WITH_RAISED : ASYNC_WITH_RAISED;
        int parts = weights.raised() > 0 ? withRaised : isSync ? SYNC : ASYNC;
        return Math.max(1, pool * parts / PARTS);
    }

    private boolean hasUsedShare(Request request) {
        BfqQueue queue = queues.present(queues.process(request), request);
        if (queue == null || !queue.entity.isCounted) {
            return false;
        }
        long sum = service.weightsUpTo(queue.entity.level);
        long share = (2L * part(request) * queue.entity.weight + sum) / (2 * sum);
        return queue.requests.size() + queue.dispatched >= share;
    }

    /** Handles a request that has been admitted and is not in its queue yet. */
    void admitted(Request request) {
        if (pool > 0 && overShare == null && hasUsedShare(request)) {
            overShare = request;
        }
    }

    void replaced(Request request, Request by) {
        if (overShare == request) {
            overShare = by;
        }
    }

    /** Handles a request that is complete or withdrawn. */
    void left(Request request) {
        if (overShare == request) {
            overShare = null;
        }
    }
}
