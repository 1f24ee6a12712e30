package org.spindle.policies.scheduler.position;

import static org.spindle.policies.scheduler.queue.RequestList.NONE;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.OrderedQueue;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.scheduler.RequestScheduler;

/** Selects the eligible request on the cylinder nearest to the arm, of equal ones the earliest arrival. */
final class ShortestDistanceFirst implements RequestScheduler {

    private final PositionOracle positions;
    private final OrderedQueue waiting;

    ShortestDistanceFirst(PositionOracle positions) {
        this.positions = positions;
        waiting = new OrderedQueue(positions::cylinder);
    }

    @Override
    public void add(Request request) {
        waiting.add(request);
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        long arm = positions.armCylinder();
        int ahead = waiting.firstAtOrAbove(arm);
        int above = earliestThere(waiting.eligibleUpward(ahead, eligibility), eligibility);
        int below = earliestThere(waiting.eligibleDownward(waiting.previous(ahead), eligibility), eligibility);
        if (above == NONE || below == NONE) {
            int only = Math.max(above, below);
            return only == NONE ? null : waiting.request(only);
        }
        long up = waiting.place(above) - arm;
        long down = arm - waiting.place(below);
        boolean upward = up == down ? waiting.arrival(above) < waiting.arrival(below) : up < down;
        return waiting.request(upward ? above : below);
    }

    private int earliestThere(int first, Eligibility eligibility) {
        int earliest = first;
        int position = first;
        while (position != NONE && waiting.place(position) == waiting.place(first)) {
            if (waiting.arrival(position) < waiting.arrival(earliest) && eligibility.test(waiting.request(position))) {
                earliest = position;
            }
            position = waiting.next(position);
        }
        return earliest;
    }

    @Override
    public void take(Request request) {
        waiting.remove(request);
    }

    @Override
    public int size() {
        return waiting.size();
    }
}
