package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/**
 * How much of the driver's pool requests may take: writes a part, less while a weight is raised; a queue its share by weight. Of
 * a queue that has had its share one request at a time is let in, by a place in the pool that all such queues share.
 */
final class BfqShares {

    private static final int PARTS = 16;
    private static final int ASYNC = 8;
    private static final int SYNC = 12;
    private static final int ASYNC_BESIDE_RAISED = 3;
    private static final int SYNC_BESIDE_RAISED = 6;

    private final BfqService service;
    private final BfqWeights weights;
    private final BfqQueues queues;

    /** Number of places; 0 if the owner of the scheduler has no pool. */
    private int pool;

    /** The request in the place for queues that have had their share. */
    private @Nullable Request beyond;

    BfqShares(BfqService service, BfqWeights weights, BfqQueues queues) {
        this.service = service;
        this.weights = weights;
        this.queues = queues;
    }

    /** Returns how many places may be taken for a request to be let in. */
    int limit(Request request, int size) {
        pool = size;
        if (hasItsShare(request)) {
            return beyond == null ? size : 1;
        }
        return part(request);
    }

    private int part(Request request) {
        if (request.isRead()) {
            return pool;
        }
        boolean isSync = CfqSweep.isSync(request);
        int beside = isSync ? SYNC_BESIDE_RAISED : ASYNC_BESIDE_RAISED;
        int parts = weights.raised() > 0 ? beside : isSync ? SYNC : ASYNC;
        return Math.max(1, pool * parts / PARTS);
    }

    private boolean hasItsShare(Request request) {
        BfqQueue queue = queues.present(queues.process(request), request);
        if (queue == null || !queue.entity.isCounted) {
            return false;
        }
        long sum = service.weightsUpTo(queue.entity.level);
        long share = (2L * part(request) * queue.entity.weight + sum) / (2 * sum);
        return queue.requests.size() + queue.dispatched >= share;
    }

    /** A request has been let in and has not got into its queue yet. */
    void admitted(Request request) {
        if (pool > 0 && beyond == null && hasItsShare(request)) {
            beyond = request;
        }
    }

    void replaced(Request request, Request by) {
        if (beyond == request) {
            beyond = by;
        }
    }

    /** A request is complete or withdrawn. */
    void left(Request request) {
        if (beyond == request) {
            beyond = null;
        }
    }
}
