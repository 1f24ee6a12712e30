package org.spindle.policies.scheduler.position;

import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.PositionOracle;

/**
 * The time that a request counts with, in picoseconds: what the device says plus a delay by direction.
 *
 * @param transfer whether the transfer counts too
 * @param readDelay nanoseconds
 * @param writeDelay nanoseconds
 */
record Estimate(PositionOracle positions, boolean transfer, long readDelay, long writeDelay) {

    long picos(Request request) {
        long picos = positioningPicos(request) + delayPicos(request);
        return transfer ? picos + 1000 * positions.transferTime(request) : picos;
    }

    /** The part that the device says for reaching the request. */
    long positioningPicos(Request request) {
        return positions.positioningPicos(request);
    }

    /** The delay by direction. */
    long delayPicos(Request request) {
        return 1000 * (request.isRead() ? readDelay : writeDelay);
    }

    /** At most the time of any request at least so many cylinders away from the arm. */
    long leastPicos(long cylinderDistance) {
        return 1000 * (positions.leastPositioningTime(cylinderDistance) + Math.min(readDelay, writeDelay));
    }
}
