package org.spindle.policies.scheduler.position;

import static org.spindle.policies.scheduler.queue.RequestList.NONE;

import java.util.List;
import java.util.function.LongUnaryOperator;
import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.Coordinate;
import org.spindle.policies.scheduler.queue.OrderedQueue;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;

/**
 * Selects the eligible request of the least cost, of equal ones the earliest arrival. The cost is an {@link Estimate}
 * of the time that the device takes to reach the request from its present state, modified by its {@link Ageing}.
 *
 * <p>The queue is searched from the arm outward, by branch and bound: a request is not estimated if it could not cost
 * less than the best so far even if it were reached by seek alone and had waited as long as the oldest request of its
 * subtree.
 *
 * <p>If buffer contents are considered, a read whose first sector is in the buffer takes no time; among such reads of
 * equal cost the lowest sector comes first, so that a run is served in the order in which read-ahead fetches it
 * (Worthington, Ganger and Patt 1994, section 6.3).
 */
final class ShortestTimeFirst implements RequestScheduler {

    private final Estimate estimate;
    private final Ageing ageing;
    private final AgeingCounts counts;
    private final Reach reach;
    private final PositionOracle positions;
    private final LongUnaryOperator nextBuffered;
    private final LongUnaryOperator nextAppend;
    private final boolean tiesByPlace;
    private final boolean appendsAreHits;
    private final @Nullable PlaceOrderSearch byPlace;
    private final EventLoop events;
    private final OrderedQueue waiting;
    private final @Nullable OrderedQueue bySector;

    private Eligibility eligibility = Eligibility.ALL;
    private long now;
    private long arm;
    private @Nullable Request best;
    private int bestPosition;
    private double least;

    /**
     * @param knowsBuffer whether reads whose data is in the device's buffer take no time
     * @param weighs whether the ageing multiplies the time
     */
    ShortestTimeFirst(
            Estimate estimate,
            Ageing ageing,
            AgeingCounts counts,
            boolean knowsBuffer,
            boolean weighs,
            List<PositionCompat> compat,
            EventLoop events) {
        this.estimate = estimate;
        this.ageing = ageing;
        this.counts = counts;
        reach = new Reach(estimate, ageing);
        tiesByPlace = PositionCompat.TIES_BY_PLACE.isIn(compat);
        appendsAreHits = PositionCompat.APPENDS_ARE_HITS.isIn(compat);
        boolean searchesByPlace = weighs && PositionCompat.PRUNED_BEFORE_WEIGHT.isIn(compat);
        byPlace = searchesByPlace ? new PlaceOrderSearch(estimate, ageing, knowsBuffer) : null;
        this.events = events;
        positions = estimate.positions();
        nextBuffered = positions::nextBuffered;
        nextAppend = positions::nextAppend;
        waiting = new OrderedQueue(positions::cylinder);
        bySector = knowsBuffer ? new OrderedQueue(Coordinate.SECTOR) : null;
    }

    @Override
    public void add(Request request) {
        add(request, agesSince(request, events.now()));
    }

    private void add(Request request, long since) {
        waiting.add(request, since);
        if (bySector != null) {
            bySector.add(request, since);
        }
    }

    /** Returns the time from which a request's waiting counts; the maximum value if it does not count. */
    private long agesSince(Request request, long since) {
        boolean urgent = request.criticality() != Criticality.NONCRITICAL;
        boolean ages = ageing != Ageing.NONE && (counts == AgeingCounts.ALL || urgent);
        return ages ? since : Long.MAX_VALUE;
    }

    @Override
    public @Nullable Request select(Eligibility among) {
        if (byPlace != null) {
            return byPlace.best(waiting, among, events.now());
        }
        eligibility = among;
        now = events.now();
        arm = positions.armCylinder();
        best = null;
        least = Double.POSITIVE_INFINITY;
        reach.begin(now);
        if (bySector != null) {
            considerHits(bySector, nextBuffered, true);
            if (appendsAreHits) {
                considerHits(bySector, nextAppend, false);
            }
        }
        search(waiting.root(), Long.MIN_VALUE, Long.MAX_VALUE);
        return best;
    }

    /** @param hitAtOrAbove returns the first sector at or above its argument at which a request is a hit */
    private void considerHits(OrderedQueue requests, LongUnaryOperator hitAtOrAbove, boolean reads) {
        long held = hitAtOrAbove.applyAsLong(0);
        int position = requests.firstAtOrAbove(held);
        while (position != NONE && held != Long.MAX_VALUE) {
            long sector = requests.sector(position);
            held = hitAtOrAbove.applyAsLong(sector);
            if (held > sector) {
                position = requests.firstAtOrAbove(held);
                continue;
            }
            Request request = requests.request(position);
            double cost = ageing.cost(0, age(requests.since(position)));
            boolean first = cost < least || cost == least && best != null && sector < best.sector();
            if (first && request.isRead() == reads && eligibility.test(request)) {
                least = cost;
                best = request;
                bestPosition = NONE;
            }
            position = requests.next(position);
        }
    }

    /**
     * Searches a subtree for a request that costs less than the best so far.
     *
     * @param from lowest cylinder in the subtree, or a lower bound
     * @param to highest cylinder in the subtree, or an upper bound
     */
    private void search(int tree, long from, long to) {
        if (tree == NONE) {
            return;
        }
        long distance = arm < from ? from - arm : arm > to ? arm - to : 0;
        if (reach.excludes(distance, waiting.oldest(tree), least)) {
            return;
        }
        long cylinder = waiting.place(tree);
        if (arm <= cylinder) {
            search(waiting.lower(tree), from, cylinder);
            consider(tree, cylinder - arm);
            search(waiting.higher(tree), cylinder, to);
        } else {
            search(waiting.higher(tree), cylinder, to);
            consider(tree, arm - cylinder);
            search(waiting.lower(tree), from, cylinder);
        }
    }

    private long age(long since) {
        return Math.max(0, now - since);
    }

    private void consider(int position, long distance) {
        if (reach.excludes(distance, waiting.since(position), least)) {
            return;
        }
        Request request = waiting.request(position);
        long age = age(waiting.since(position));
        if (ageing.bound(estimate.leastPicos(request), age) > least) {
            return;
        }
        double cost = ageing.cost(estimate.picos(request), age);
        boolean improves = cost < least || cost == least && best != null && winsTie(position, best);
        // The test comes last because a drive looks for a segment of its buffer in it.
        if (improves && eligibility.test(request)) {
            least = cost;
            best = request;
            bestPosition = position;
        }
    }

    private boolean winsTie(int position, Request against) {
        if (bestPosition == NONE) {
            return tiesByPlace && waiting.sector(position) < against.sector();
        }
        return tiesByPlace
                ? waiting.isBefore(position, bestPosition)
                : waiting.arrival(position) < waiting.arrival(bestPosition);
    }

    @Override
    public void take(Request request) {
        remove(request);
    }

    private long remove(Request request) {
        if (bySector != null) {
            bySector.remove(request);
        }
        return waiting.remove(request);
    }

    /** Replaces a request; the new one takes over the waiting time of the old one. */
    @Override
    public void replace(Request old, Request by) {
        long since = remove(old);
        add(by, since == Long.MAX_VALUE ? agesSince(by, events.now()) : since);
    }

    @Override
    public int size() {
        return waiting.size();
    }
}
