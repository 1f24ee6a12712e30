package org.spindle.policies.scheduler.position;

import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.PositionOracle;

/**
 * Estimates the time of a request in picoseconds: the device's prediction plus a delay by direction.
 *
 * @param transfer whether the transfer is included
 * @param readDelay added to reads, nanoseconds
 * @param writeDelay added to writes, nanoseconds
 */
record Estimate(PositionOracle positions, boolean transfer, long readDelay, long writeDelay) {

    long picos(Request request) {
        long picos = positioningPicos(request) + delayPicos(request);
        return transfer ? picos + 1000 * positions.transferTime(request) : picos;
    }

    /** Returns the device's predicted time to reach the request. */
    long positioningPicos(Request request) {
        return positions.positioningPicos(request);
    }

    /** Returns the delay for the request's direction. */
    long delayPicos(Request request) {
        return 1000 * (request.isRead() ? readDelay : writeDelay);
    }

    /** Returns a lower bound of the time of a request. */
    long leastPicos(Request request) {
        return positions.leastPositioningPicos(request) + delayPicos(request);
    }

    /** Returns a lower bound of the time of any request at least that many cylinders away from the arm. */
    long leastPicos(long cylinderDistance) {
        return 1000 * (positions.leastPositioningTime(cylinderDistance) + Math.min(readDelay, writeDelay));
    }
}
