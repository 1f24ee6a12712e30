package org.spindle.policies.scheduler.position;

import static org.spindle.policies.scheduler.queue.RequestList.NONE;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.OrderedQueue;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.PositionOracle;

/**
 * DiskSim's search for the least weighted time ({@link PositionCompat#PRUNED_BEFORE_WEIGHT}): requests are examined
 * in the order of their places. The bounds that avoid an estimate are compared with the best cost so far as if the
 * weight of the request were 1: a request is skipped if its delay is not below that cost, and is assumed to need a
 * millisecond more than that cost if its seek alone needs as much.
 */
final class PlaceOrderSearch {

    private static final double PICOS_PER_MILLI = 1e9;
    private static final double FIRST_BOUND = 100_000 * PICOS_PER_MILLI;

    /** Time, in picoseconds, of a read of which only the beginning is in the buffer: 10<sup>-9</sup> ms. */
    private static final double PARTIAL_HIT = 1;

    private final Estimate estimate;
    private final Ageing ageing;
    private final PositionOracle positions;
    private final boolean knowsBuffer;

    PlaceOrderSearch(Estimate estimate, Ageing ageing, boolean knowsBuffer) {
        this.estimate = estimate;
        this.ageing = ageing;
        positions = estimate.positions();
        this.knowsBuffer = knowsBuffer;
    }

    /** Returns the eligible request of the least cost; null if there is none. */
    @Nullable
    Request best(OrderedQueue waiting, Eligibility eligibility, long now) {
        Request best = null;
        double least = FIRST_BOUND;
        for (int position = waiting.first(); position != NONE; position = waiting.next(position)) {
            Request request = waiting.request(position);
            double delay = estimate.delayPicos(request);
            if (delay < least && eligibility.test(request)) {
                long age = Math.max(0, now - waiting.since(position));
                double cost =
                        ageing.cost(Math.round(delay + time(request, waiting.place(position), least - delay)), age);
                if (cost < least) {
                    least = cost;
                    best = request;
                }
            }
        }
        return best;
    }

    private double time(Request request, long cylinder, double most) {
        if (knowsBuffer) {
            double hit = hit(request);
            if (hit >= 0) {
                return hit;
            }
        }
        double seek = 1000.0 * positions.seekTime(Math.abs(cylinder - positions.armCylinder()));
        return seek < most ? estimate.positioningPicos(request) : most + PICOS_PER_MILLI;
    }

    private double hit(Request request) {
        if (!request.isRead()) {
            return positions.nextAppend(request.sector()) == request.sector() ? 0 : -1;
        }
        if (!positions.isBuffered(request)) {
            return -1;
        }
        long last = request.end() - 1;
        return positions.nextBuffered(last) == last ? 0 : PARTIAL_HIT;
    }
}
