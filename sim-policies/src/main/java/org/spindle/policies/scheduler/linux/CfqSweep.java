package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/** Chooses the next request of a queue from the position of the device. */
final class CfqSweep {

    private final BackSeek backSeek;

    /** End of the last request dispatched to the device. */
    long position;

    CfqSweep(CfqConfig config) {
        backSeek = config.order().backSeek();
    }

    /**
     * Returns the better of two requests: synchronous first, then metadata, then the nearer, with a penalty for
     * distances back.
     */
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
        return backSeek.nearer(one, other, position);
    }

    static boolean isSync(Request request) {
        return request.isRead() || !request.isAsynchronous();
    }

    /** Returns the request to follow a request of a queue that is still waiting there. */
    @Nullable
    Request following(SortedFifo requests, Request request) {
        return better(requests.followingOrLowest(request), requests.preceding(request));
    }
}
