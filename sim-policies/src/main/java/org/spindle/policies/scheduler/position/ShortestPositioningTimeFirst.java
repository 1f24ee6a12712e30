package org.spindle.policies.scheduler.position;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.RequestList;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.scheduler.RequestScheduler;

/**
 * The eligible request with the shortest positioning time from the device's present state, the earliest arrival among
 * equals (Worthington, Ganger and Patt 1994, section 3.2). Every eligible request is asked for at each selection.
 */
final class ShortestPositioningTimeFirst implements RequestScheduler {

    private final RequestList waiting = new RequestList();
    private final PositionOracle positions;

    ShortestPositioningTimeFirst(PositionOracle positions) {
        this.positions = positions;
    }

    @Override
    public void add(Request request) {
        waiting.append(request);
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        Request choice = null;
        long shortest = Long.MAX_VALUE;
        int position = waiting.eligibleForward(waiting.first(), eligibility);
        while (position != RequestList.NONE) {
            Request candidate = waiting.request(position);
            long time = positions.positioningTime(candidate);
            if (time < shortest) {
                shortest = time;
                choice = candidate;
            }
            position = waiting.eligibleForward(waiting.next(position), eligibility);
        }
        return choice;
    }

    @Override
    public void take(Request request) {
        waiting.remove(waiting.find(request, waiting.first()));
    }

    @Override
    public int size() {
        return waiting.size();
    }
}
