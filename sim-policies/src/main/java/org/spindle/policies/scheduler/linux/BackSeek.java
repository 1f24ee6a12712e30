package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/**
 * Which of two requests is nearer on a way upward that may turn back: a way back counts {@code penalty} times, and what lies too
 * far behind comes last, lowest first.
 *
 * @param most sectors back that are not too far
 */
record BackSeek(long most, int penalty) {

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
        return request.sector() + most >= position ? (position - request.sector()) * penalty : Long.MAX_VALUE;
    }
}
