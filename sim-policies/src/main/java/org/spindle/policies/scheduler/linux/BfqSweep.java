package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;

/** Chooses the next request of a queue: once per turn the earliest if it has expired, otherwise the nearest. */
final class BfqSweep {

    private final BackSeek backSeek;
    private final long[] expire;

    BfqSweep(BfqConfig config) {
        backSeek = config.order().backSeek();
        expire = new long[] {
            config.order().fifoExpireAsync().nanos(),
            config.order().fifoExpireSync().nanos()
        };
    }

    /** Returns the nanoseconds after which a request expires. */
    long expire(boolean sync) {
        return expire[sync ? 1 : 0];
    }

    /**
     * Returns the better of two requests: metadata first, then the nearer, with a penalty for distances back; the
     * first if they are equal.
     */
    @Nullable
    Request better(@Nullable Request one, @Nullable Request other, long position) {
        if (one == null || other == null) {
            return one == null ? other : one;
        }
        if (one.isMetadata() != other.isMetadata()) {
            return one.isMetadata() ? one : other;
        }
        return one.sector() == other.sector() ? one : backSeek.nearer(one, other, position);
    }

    /** Returns the request to follow a request of a queue that is still waiting there. */
    @Nullable
    Request following(BfqQueue queue, Request request, long now) {
        SortedFifo requests = queue.requests;
        if (!queue.hasCheckedDeadlines) {
            queue.hasCheckedDeadlines = true;
            Request earliest = requests.earliest(Eligibility.ALL);
            if (earliest != null && earliest != request && now >= requests.deadline(earliest)) {
                return earliest;
            }
        }
        return better(requests.followingOrLowest(request), requests.preceding(request), request.sector());
    }
}
