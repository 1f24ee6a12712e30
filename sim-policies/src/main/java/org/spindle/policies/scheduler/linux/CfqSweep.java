package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;

/** Which request of a queue is the better next one, seen from where the device is. */
final class CfqSweep {

    private final long backMax;
    private final int penalty;

    /** End of the last request that the device got. */
    long position;

    CfqSweep(CfqConfig config) {
        backMax = 2 * config.backSeekMax().bytes() / 1024;
        penalty = config.backSeekPenalty();
    }

    /** Returns the better of two requests: synchronous, then metadata, then near, where a way back counts more. */
    @Nullable
    Request better(@Nullable Request one, @Nullable Request other) {
        if (one == null || one == other) {
            return other;
        }
        if (other == null) {
            return one;
        }
        boolean sync = isSync(one);
        if (sync != isSync(other)) {
            return sync ? one : other;
        }
        if (one.isMetadata() != other.isMetadata()) {
            return one.isMetadata() ? one : other;
        }
        return nearer(one, other);
    }

    static boolean isSync(Request request) {
        return request.isRead() || !request.isAsynchronous();
    }

    private Request nearer(Request one, Request other) {
        long first = distance(one);
        long second = distance(other);
        if (first != second) {
            return first < second ? one : other;
        }
        boolean oneIsHigher = one.sector() >= other.sector();
        boolean behindBoth = first == Long.MAX_VALUE;
        return oneIsHigher == behindBoth ? other : one;
    }

    /** Sectors to a request; the greatest number if it lies too far behind. */
    private long distance(Request request) {
        if (request.sector() >= position) {
            return request.sector() - position;
        }
        return request.sector() + backMax >= position ? (position - request.sector()) * penalty : Long.MAX_VALUE;
    }

    /** Returns what is to follow a request of a queue, which still waits there. */
    @Nullable
    Request following(SortedFifo requests, Request request) {
        Request behind = requests.following(request);
        if (behind == null) {
            Request lowest = requests.firstAtOrAbove(0, Eligibility.ALL);
            behind = lowest == request ? null : lowest;
        }
        return better(behind, requests.preceding(request));
    }
}
