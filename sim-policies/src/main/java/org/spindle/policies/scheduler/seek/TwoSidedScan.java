package org.spindle.policies.scheduler.seek;

import static org.spindle.policies.scheduler.queue.RequestList.NONE;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.OrderedQueue;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;

/**
 * Serves the requests at the current place first, upward from the reference sector and then from the lowest
 * (Worthington, Ganger and Patt 1994, section 5.2). Then it serves the nearer of the next place above and the next
 * place below that hold eligible requests; a distance against the current direction is increased by a penalty (Geist
 * and Daniel 1987). A penalty of 0 gives SSTF, one of the length of the disk LOOK, one between them V-SCAN; with the
 * mean distance of several requests on each side it is CV-SCAN.
 *
 * <p>The direction, upward at first, is that of the last request taken; a request at the current place neither
 * changes the direction nor carries a penalty. Ties between the sides alternate: the upper side wins the first tie,
 * the lower side the second, and so on. The preference alternates when a request is taken that the latest selection
 * preferred in a tie.
 */
final class TwoSidedScan implements RequestScheduler {

    private final PlaceMap map;
    private final OrderedQueue waiting;
    private final long reversalPenalty;
    private final int group;
    private final ReferencePoint referencePoint;
    private final boolean reverses;

    private long reference;
    private long place;
    private boolean ascending = true;
    private boolean upperWinsTie = true;
    private @Nullable Request winnerOfTie;

    /**
     * @param reversalPenalty places, not negative
     * @param group number of requests compared on each side, at least 1
     */
    TwoSidedScan(PlaceMap map, long reversalPenalty, int group, ReferencePoint referencePoint) {
        this(map, reversalPenalty, group, referencePoint, true);
    }

    /**
     * @param reversalPenalty places, not negative
     * @param group number of requests compared on each side, at least 1
     * @param reverses whether the direction is that of the last request taken; otherwise it stays upward
     */
    TwoSidedScan(PlaceMap map, long reversalPenalty, int group, ReferencePoint referencePoint, boolean reverses) {
        this.reverses = reverses;
        this.map = map;
        this.reversalPenalty = reversalPenalty;
        this.group = group;
        this.referencePoint = referencePoint;
        waiting = new OrderedQueue(map.coordinate());
        place = map.coordinate().of(0);
    }

    @Override
    public void add(Request request) {
        waiting.add(request);
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        winnerOfTie = null;
        int above = waiting.eligibleUpward(waiting.firstAtOrAbove(place, reference), eligibility);
        if (above != NONE && waiting.place(above) == place) {
            return waiting.request(above);
        }
        int lowestHere = waiting.firstAtOrAbove(place);
        int here = waiting.eligibleUpward(lowestHere, eligibility);
        if (here != NONE && waiting.place(here) == place) {
            return waiting.request(here);
        }
        int below = waiting.eligibleDownward(waiting.previous(lowestHere), eligibility);
        if (above == NONE) {
            return below == NONE ? null : waiting.request(below);
        }
        return below == NONE ? waiting.request(above) : nearer(above, below, eligibility);
    }

    private Request nearer(int above, int below, Eligibility eligibility) {
        double up = distanceUp(above, eligibility);
        double down = distanceDown(waiting.previous(waiting.firstAtOrAbove(place)), eligibility);
        if (ascending) {
            down += reversalPenalty;
        } else {
            up += reversalPenalty;
        }
        if (up == down) {
            Request winner = waiting.request(upperWinsTie ? above : below);
            winnerOfTie = winner;
            return winner;
        }
        return waiting.request(up < down ? above : below);
    }

    private double distanceUp(int from, Eligibility eligibility) {
        long sum = 0;
        int counted = 0;
        int position = from;
        while (position != NONE && counted < group) {
            sum += waiting.place(position) - place;
            counted++;
            position = counted < group ? waiting.eligibleUpward(waiting.next(position), eligibility) : NONE;
        }
        return (double) sum / counted;
    }

    private double distanceDown(int from, Eligibility eligibility) {
        long sum = 0;
        int counted = 0;
        for (int position = from; position != NONE && counted < group; position = waiting.previous(position)) {
            if (eligibility.test(waiting.request(position))) {
                sum += place - waiting.place(position);
                counted++;
            }
        }
        return (double) sum / counted;
    }

    @Override
    public void take(Request request) {
        waiting.remove(request);
        if (request == winnerOfTie) {
            upperWinsTie = !upperWinsTie;
        }
        winnerOfTie = null;
        long taken = map.coordinate().of(request.sector());
        if (reverses && taken != place) {
            ascending = taken > place;
        }
        reference = map.within(referencePoint.after(request));
        place = map.coordinate().of(reference);
    }

    @Override
    public void withdraw(Request request) {
        waiting.remove(request);
        winnerOfTie = null;
    }

    @Override
    public int size() {
        return waiting.size();
    }
}
