package org.spindle.policies.scheduler.seek;

import static org.spindle.policies.scheduler.queue.RequestList.NONE;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.OrderedQueue;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;

/**
 * Sweeps that end at the edge of the disk (Worthington, Ganger and Patt 1994, section 3.1): requests are served
 * onward from the start of the last one as long as any wait in that direction. Then the arm travels to the edge, for
 * C-SCAN on to the first cylinder, before the remaining requests are served.
 *
 * <p>Only requests move the arm of a device, so the travel is simulated as idle time. It begins when the device
 * becomes idle or, if no request waited then, when one arrives. The device then stays idle so long that its own seek
 * to the next request ends when the arm would have arrived by way of the edge. A request that arrives ahead of the
 * arm meanwhile is served at once. If the device has several requests outstanding, the scheduler cannot control its
 * arm, and the sweep turns without travel.
 */
final class EdgeScan implements RequestScheduler {

    /** What follows the end of a sweep. */
    enum Return {
        /** A sweep in the opposite direction: SCAN. */
        TURNING,
        /** A sweep in the same direction from the first cylinder: C-SCAN. */
        CIRCULAR
    }

    private final PlaceMap map;
    private final PositionOracle positions;
    private final EventLoop events;
    private final Return atEdge;
    private final OrderedQueue waiting;

    private long reference;
    private long place;
    private boolean ascending = true;
    private int outstanding;
    private long idleSince;
    private long arrival = NEVER;

    EdgeScan(PlaceMap map, PositionOracle positions, EventLoop events, Return atEdge) {
        this.map = map;
        this.positions = positions;
        this.events = events;
        this.atEdge = atEdge;
        waiting = new OrderedQueue(map.coordinate());
        place = map.coordinate().of(0);
    }

    @Override
    public void add(Request request) {
        if (waiting.size() == 0 && outstanding == 0) {
            idleSince = events.now();
        }
        waiting.add(request);
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        arrival = NEVER;
        int ahead = ahead(eligibility);
        if (ahead != NONE) {
            return waiting.request(ahead);
        }
        int behind = ascending && atEdge == Return.TURNING
                ? waiting.eligibleDownward(waiting.previous(NONE), eligibility)
                : waiting.eligibleUpward(waiting.first(), eligibility);
        if (behind == NONE) {
            return null;
        }
        Request next = waiting.request(behind);
        long there = idleSince + travel(next);
        if (outstanding > 0 || there <= events.now()) {
            return next;
        }
        arrival = there;
        return null;
    }

    private int ahead(Eligibility eligibility) {
        int here = waiting.eligibleUpward(waiting.firstAtOrAbove(place, reference), eligibility);
        if (here != NONE && (ascending || waiting.place(here) == place)) {
            return waiting.place(here) == place ? here : atPlaceOr(here, eligibility);
        }
        int below = atPlaceOr(NONE, eligibility);
        return below != NONE || ascending
                ? below
                : waiting.eligibleDownward(waiting.previous(waiting.firstAtOrAbove(place)), eligibility);
    }

    /** Returns a request at the current place and below the reference sector, or {@code other} if there is none. */
    private int atPlaceOr(int other, Eligibility eligibility) {
        int here = waiting.eligibleUpward(waiting.firstAtOrAbove(place), eligibility);
        return here != NONE && waiting.place(here) == place ? here : other;
    }

    /** Returns the nanoseconds by which the path by way of the edge takes longer than the direct one. */
    private long travel(Request next) {
        long from = positions.cylinder(reference);
        long to = positions.cylinder(next.sector());
        long last = positions.cylinders() - 1;
        long edge = ascending ? last : 0;
        long viaEdge = positions.seekTime(Math.abs(edge - from));
        if (atEdge == Return.CIRCULAR) {
            viaEdge += positions.seekTime(last) + positions.seekTime(to);
        } else {
            viaEdge += positions.seekTime(Math.abs(edge - to));
        }
        return Math.max(0, viaEdge - positions.seekTime(Math.abs(from - to)));
    }

    @Override
    public void take(Request request) {
        waiting.remove(request);
        outstanding++;
        long taken = map.coordinate().of(request.sector());
        if (taken != place && atEdge == Return.TURNING) {
            ascending = taken > place;
        }
        reference = request.sector();
        place = taken;
    }

    @Override
    public void withdraw(Request request) {
        waiting.remove(request);
    }

    @Override
    public void completed(Request request) {
        outstanding--;
        idleSince = events.now();
    }

    @Override
    public long idleUntil() {
        return arrival;
    }

    @Override
    public int size() {
        return waiting.size();
    }
}
