package org.spindle.policies.scheduler.compose;

import static org.spindle.policies.scheduler.queue.RequestList.NONE;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.ArrivalQueue;
import org.spindle.policies.scheduler.queue.Coordinate;
import org.spindle.policies.scheduler.queue.OrderedQueue;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;

/**
 * The accesses that wait in a base scheduler: requests by themselves, and combinations made here, by sector. A combination
 * whose part the owner takes by itself falls apart. The base may combine accesses in turn.
 */
final class Accesses {

    private final RequestScheduler base;
    private final Combinations combinations;
    private final EventLoop events;
    private final OrderedQueue bySector = new OrderedQueue(Coordinate.SECTOR);
    private final ArrivalQueue entered = new ArrivalQueue();
    private final ArrivalQueue made = new ArrivalQueue();
    private final Eligibility wholeOnly = this::isEligible;

    private Eligibility eligibility = Eligibility.ALL;
    private long longest;

    Accesses(RequestScheduler base, Combinations combinations, EventLoop events) {
        this.base = base;
        this.combinations = combinations;
        this.events = events;
    }

    /** Waiting requests, those that are carried counted one by one. */
    int size() {
        return entered.size();
    }

    /** A request becomes an access. */
    void add(Request request) {
        enter(request);
        bySector.add(request);
        base.add(request);
    }

    private void enter(Request request) {
        entered.add(request, 0);
        longest = Math.max(longest, request.sectors());
    }

    /** The last access that begins before a sector, or null. */
    @Nullable
    Request before(long sector) {
        return at(bySector.previous(bySector.firstAtOrAbove(sector)));
    }

    /** The first access that begins at or behind a sector, or null. */
    @Nullable
    Request from(long sector) {
        return at(bySector.firstAtOrAbove(sector));
    }

    /** The access behind this one in order of sectors, or null. */
    @Nullable
    Request next(Request access) {
        return at(bySector.next(bySector.find(access)));
    }

    private @Nullable Request at(int position) {
        return position == NONE ? null : bySector.request(position);
    }

    /** Whether it is one of the accesses that wait. */
    boolean isWaiting(Request access) {
        return bySector.contains(access);
    }

    /** No access is longer. */
    long longest() {
        return longest;
    }

    /** Whether the access has been made here. */
    boolean isCombination(Request access) {
        return made.contains(access);
    }

    /** A request joins a combination that serves it as it is. */
    void join(Request combination, Request request) {
        enter(request);
        Combinations.describe(combination, request);
        combination.carry(request);
    }

    /**
     * A new request and a waiting access become one access.
     *
     * @param like the one that says what is done
     * @param present the waiting one
     * @param newFirst whether the new one comes first among the parts
     */
    Request combine(Request like, long sector, long sectors, Request present, Request added, boolean newFirst) {
        enter(added);
        Request whole = combinations.make(like, like.operation(), sector, sectors);
        Combinations.describe(whole, present);
        Combinations.describe(whole, added);
        replace(present, whole);
        if (newFirst) {
            whole.carry(added);
        }
        load(whole, present);
        if (!newFirst) {
            whole.carry(added);
        }
        return whole;
    }

    /** A request joins a combination that has been started. */
    void joinStarted(Request combination, Request request) {
        combination.carry(request);
        request.dispatched(events.now());
    }

    /** A waiting request becomes the only part of a combination. */
    Request wrap(Request request) {
        Request whole = combinations.make(request, request.operation(), request.sector(), request.sectors());
        Combinations.describe(whole, request);
        replace(request, whole);
        load(whole, request);
        return whole;
    }

    /** Two waiting accesses become one. */
    Request merge(Request first, Request second) {
        Request whole = combinations.make(first, first.operation(), first.sector(), second.end() - first.sector());
        Combinations.describe(whole, first);
        Combinations.describe(whole, second);
        bySector.remove(second);
        base.withdraw(second);
        replace(first, whole);
        load(whole, first);
        load(whole, second);
        return whole;
    }

    /** The base may have combined what it lets go of, so that parts are loaded only then. */
    private void replace(Request present, Request whole) {
        longest = Math.max(longest, whole.sectors());
        bySector.remove(present);
        bySector.add(whole);
        made.add(whole, 0);
        base.replace(present, whole);
    }

    private void load(Request whole, Request access) {
        if (!made.contains(access)) {
            whole.carry(access);
            return;
        }
        for (Request part = access.unload(); part != null; part = access.unload()) {
            whole.carry(part);
        }
        made.remove(access);
        combinations.discard(access);
    }

    @Nullable
    Request select(Eligibility among) {
        eligibility = among;
        return base.select(wholeOnly);
    }

    private boolean isEligible(Request access) {
        return made.contains(access) ? Combinations.areEligible(access, eligibility) : eligibility.test(access);
    }

    void take(Request request) {
        leave(request);
        base.take(request);
    }

    void withdraw(Request request) {
        leave(request);
        base.withdraw(request);
    }

    /** What the base has combined has not entered here; its parts have. */
    private void leave(Request request) {
        if (made.contains(request)) {
            bySector.remove(request);
            made.remove(request);
            for (Request part = request.carried(); part != null; part = part.nextCarried()) {
                entered.remove(part);
            }
            Combinations.dispatched(request, events.now());
        } else if (entered.contains(request)) {
            if (!bySector.contains(request)) {
                separate(request);
            }
            entered.remove(request);
            bySector.remove(request);
        } else {
            for (Request part = request.carried(); part != null; part = part.nextCarried()) {
                leave(part);
            }
        }
    }

    /** Undoes the combination that a request is part of; the request then waits by itself. */
    private void separate(Request wanted) {
        int position = bySector.firstAtOrAbove(wanted.sector() - longest);
        while (!Combinations.isPart(wanted, bySector.request(position))) {
            position = bySector.next(position);
        }
        Request whole = bySector.request(position);
        bySector.remove(whole);
        base.withdraw(whole);
        made.remove(whole);
        for (Request part = whole.unload(); part != null; part = whole.unload()) {
            bySector.add(part);
            base.add(part);
        }
        combinations.discard(whole);
    }
}
