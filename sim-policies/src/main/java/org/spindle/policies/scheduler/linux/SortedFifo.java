package org.spindle.policies.scheduler.linux;

import static org.spindle.policies.scheduler.queue.RequestList.NONE;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.ArrivalQueue;
import org.spindle.policies.scheduler.queue.Coordinate;
import org.spindle.policies.scheduler.queue.OrderedQueue;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;

/** Waiting requests, each with a deadline, both in ascending order of first sector and in order of arrival. */
final class SortedFifo {

    private final OrderedQueue sorted = new OrderedQueue(Coordinate.SECTOR);
    private final ArrivalQueue arrivals = new ArrivalQueue();

    int size() {
        return arrivals.size();
    }

    boolean contains(Request request) {
        return arrivals.contains(request);
    }

    void add(Request request, long deadline) {
        sorted.add(request);
        arrivals.add(request, deadline);
    }

    void remove(Request request) {
        sorted.remove(request);
        arrivals.remove(request);
    }

    /** Replaces a request by another one, which takes over its deadline. */
    void replace(Request waiting, Request by) {
        sorted.remove(waiting);
        sorted.add(by);
        arrivals.replace(waiting, by);
    }

    /** Returns the deadline of a waiting request. */
    long deadline(Request request) {
        return arrivals.since(arrivals.find(request));
    }

    /** Returns the first eligible request in order of arrival. */
    @Nullable
    Request earliest(Eligibility eligibility) {
        return arrivals.earliest(eligibility);
    }

    /** Returns the eligible request with the lowest first sector at or above a bound. */
    @Nullable
    Request firstAtOrAbove(long sector, Eligibility eligibility) {
        return request(sorted.eligibleUpward(sorted.firstAtOrAbove(sector), eligibility));
    }

    /** Returns the first eligible request in order of sectors at or after the given one, which waits here. */
    @Nullable
    Request firstFrom(Request request, Eligibility eligibility) {
        return request(sorted.eligibleUpward(sorted.find(request), eligibility));
    }

    /** Returns the request after the given one in order of sectors, or null. */
    @Nullable
    Request following(Request request) {
        return request(sorted.next(sorted.find(request)));
    }

    /**
     * Returns the request after the given one in order of sectors, or the lowest if there is none; null if this is
     * the only one.
     */
    @Nullable
    Request followingOrLowest(Request request) {
        Request behind = following(request);
        if (behind != null) {
            return behind;
        }
        Request lowest = request(sorted.first());
        return lowest == request ? null : lowest;
    }

    /** Returns the request before the given one in order of sectors, or null. */
    @Nullable
    Request preceding(Request request) {
        return request(sorted.previous(sorted.find(request)));
    }

    /** Returns a request that begins at a sector, or null. */
    @Nullable
    Request at(long sector) {
        Request first = request(sorted.firstAtOrAbove(sector));
        return first != null && first.sector() == sector ? first : null;
    }

    private @Nullable Request request(int position) {
        return position == NONE ? null : sorted.request(position);
    }
}
