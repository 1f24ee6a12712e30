package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/**
 * Chooses the nearer of two requests on an upward sweep that may seek back: a distance back counts {@code penalty}
 * times; requests too far back come last, the lowest first.
 *
 * @param maxDistance maximum distance back, in sectors
 */
record BackSeek(long maxDistance, int penalty) {

    /** Returns the nearer one; the higher one if they are equally near. */
    @Nullable
    Request nearer(@Nullable Request one, @Nullable Request other, long position) {
        if (one == null || other == null) {
            return one == null ? other : one;
        }
        long first = distance(one, position);
        long second = distance(other, position);
        if (first != second) {
            return first < second ? one : other;
        }
        boolean oneIsHigher = one.sector() >= other.sector();
        boolean areBehind = first == Long.MAX_VALUE;
        return oneIsHigher == areBehind ? other : one;
    }

    private long distance(Request request, long position) {
        if (request.sector() >= position) {
            return request.sector() - position;
        }
        return request.sector() + maxDistance >= position ? (position - request.sector()) * penalty : Long.MAX_VALUE;
    }
}
