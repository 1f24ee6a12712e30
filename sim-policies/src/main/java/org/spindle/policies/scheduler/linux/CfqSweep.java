package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/** Which request of a queue is the better next one, seen from where the device is. */
final class CfqSweep {

    private final BackSeek backSeek;

    /** End of the last request that the device got. */
    long position;

    CfqSweep(CfqConfig config) {
        backSeek = config.order().backSeek();
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
        return backSeek.nearer(one, other, position);
    }

    static boolean isSync(Request request) {
        return request.isRead() || !request.isAsynchronous();
    }

    /** Returns what is to follow a request of a queue, which still waits there. */
    @Nullable
    Request following(SortedFifo requests, Request request) {
        return better(requests.followingOrLowest(request), requests.preceding(request));
    }
}
