package org.spindle.policies.scheduler.linux;

import org.spindle.spi.request.Request;

/**
 * Limits the share of the driver's pool that requests may take: writes a part, which is smaller while any weight is
 * raised; each queue its share by weight. A queue that has used up its share may use one certain place only.
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

    BfqShares(BfqService service, BfqWeights weights, BfqQueues queues) {
        this.service = service;
        this.weights = weights;
        this.queues = queues;
    }

    /** Returns the number of places that the request may use. */
    int limit(Request request, int pool) {
        int part = part(request, pool);
        return hasUsedShare(request, part) ? 1 : part;
    }

    private int part(Request request, int pool) {
        if (request.isRead()) {
            return pool;
        }
        boolean isSync = CfqSweep.isSync(request);
        int withRaised = isSync ? SYNC_WITH_RAISED : ASYNC_WITH_RAISED;
        int parts = weights.raised() > 0 ? withRaised : isSync ? SYNC : ASYNC;
        return Math.max(1, pool * parts / PARTS);
    }

    private boolean hasUsedShare(Request request, int part) {
        BfqQueue queue = queues.present(queues.process(request), request);
        if (queue == null || !queue.entity.isCounted) {
            return false;
        }
        long sum = service.weightsUpTo(queue.entity.level);
        long share = (2L * part * queue.entity.weight + sum) / (2 * sum);
        return queue.requests.size() + queue.dispatched >= share;
    }
}
