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
 * The accesses that wait in a base scheduler, by sector: single requests, and combinations made here. When the owner
 * takes a single part of a combination, the combination is dissolved. The base may combine accesses in turn.
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

    /** Returns the number of waiting requests; the parts of combinations count one by one. */
    int size() {
        return entered.size();
    }

    /** Adds a request as an access of its own. */
    void add(Request request) {
        enter(request);
        bySector.add(request);
        base.add(request);
    }

    private void enter(Request request) {
        entered.add(request, 0);
        longest = Math.max(longest, request.sectors());
    }

    /** Returns the last access that begins before a sector, or null. */
    @Nullable
    Request before(long sector) {
        return at(bySector.previous(bySector.firstAtOrAbove(sector)));
    }

    /** Returns the first access that begins at or after a sector, or null. */
    @Nullable
    Request from(long sector) {
        return at(bySector.firstAtOrAbove(sector));
    }

    /** Returns the access after the given one in order of sectors, or null. */
    @Nullable
    Request next(Request access) {
        return at(bySector.next(bySector.find(access)));
    }

    private @Nullable Request at(int position) {
        return position == NONE ? null : bySector.request(position);
    }

    /** Returns whether an access is waiting. */
    boolean isWaiting(Request access) {
        return bySector.contains(access);
    }

    /** Returns an upper bound of the length of waiting accesses, in sectors. */
    long longest() {
        return longest;
    }

    /** Returns whether the access is a combination made here. */
    boolean isCombination(Request access) {
        return made.contains(access);
    }

    /** Adds a request to a combination that covers it without change. */
    void join(Request combination, Request request) {
        enter(request);
        Combinations.describe(combination, request);
        combination.carry(request);
    }

    /**
     * Combines a new request and a waiting access into one access.
     *
     * @param template the request whose operation and other properties the combination takes over
     * @param waitingAccess the waiting access
     * @param newFirst whether the new request comes first among the parts
     */
    Request combine(
            Request template, long sector, long sectors, Request waitingAccess, Request added, boolean newFirst) {
        enter(added);
        Request whole = combinations.make(template, template.operation(), sector, sectors);
        Combinations.describe(whole, waitingAccess);
        Combinations.describe(whole, added);
        replace(waitingAccess, whole);
        if (newFirst) {
            whole.carry(added);
        }
        addParts(whole, waitingAccess);
        if (!newFirst) {
            whole.carry(added);
        }
        return whole;
    }

    /** Adds a request to a combination that has been started. */
    void joinStarted(Request combination, Request request) {
        combination.carry(request);
        request.dispatched(events.now());
    }

    /** Makes a waiting request the only part of a combination. */
    Request wrap(Request request) {
        Request whole = combinations.make(request, request.operation(), request.sector(), request.sectors());
        Combinations.describe(whole, request);
        replace(request, whole);
        addParts(whole, request);
        return whole;
    }

    /** Combines two waiting accesses into one. */
    Request merge(Request first, Request second) {
        Request whole = combinations.make(first, first.operation(), first.sector(), second.end() - first.sector());
        Combinations.describe(whole, first);
        Combinations.describe(whole, second);
        bySector.remove(second);
        base.withdraw(second);
        replace(first, whole);
        addParts(whole, first);
        addParts(whole, second);
        return whole;
    }

    /**
     * Replaces an access in the base by a combination. The base may hold the access inside a combination of its own
     * until then, so parts are added to the combination only afterwards.
     */
    private void replace(Request waitingAccess, Request whole) {
        longest = Math.max(longest, whole.sectors());
        bySector.remove(waitingAccess);
        bySector.add(whole);
        made.add(whole, 0);
        base.replace(waitingAccess, whole);
    }

    private void addParts(Request whole, Request access) {
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

    /** Removes a request, or its parts if the request is a combination made by the base, which was not added here itself. */
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

    /** Dissolves the combination that a request is part of; the request then waits by itself. */
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
