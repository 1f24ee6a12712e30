package org.spindle.policies.scheduler.compose;

import static org.spindle.policies.scheduler.queue.RequestList.NONE;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.compose.CollapseConfig.Match;
import org.spindle.policies.scheduler.queue.ArrivalQueue;
import org.spindle.policies.scheduler.queue.Coordinate;
import org.spindle.policies.scheduler.queue.OrderedQueue;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;

/**
 * An arrival shares the access of a waiting request for the same sectors (Ganger 1995, section 6.3.1): reads are served by
 * one read, writes by one write of what memory then holds, reads and writes by the write, from whose memory the reads are
 * copied. Whatever is written must be known, so a read of more than the write brings does not join it.
 */
final class Collapsing implements RequestScheduler {

    private final RequestScheduler base;
    private final Match match;
    private final Combinations combinations;
    private final EventLoop events;
    private final OrderedQueue accesses = new OrderedQueue(Coordinate.SECTOR);
    private final ArrivalQueue made = new ArrivalQueue();
    private final Eligibility wholeOnly = this::isEligible;

    private Eligibility eligibility = Eligibility.ALL;
    private long longest;
    private int waiting;

    Collapsing(RequestScheduler base, Match match, Combinations combinations, EventLoop events) {
        this.base = base;
        this.match = match;
        this.combinations = combinations;
        this.events = events;
    }

    private boolean isEligible(Request access) {
        return made.contains(access)
                ? Combinations.areEligible(access, eligibility)
                : eligibility.test(access);
    }

    @Override
    public void add(Request request) {
        waiting++;
        longest = Math.max(longest, request.sectors());
        Request present = sharing(request);
        if (present == null) {
            accesses.add(request);
            base.add(request);
        } else {
            share(present, request);
        }
    }

    /** The first waiting access, by sector, that can be shared. */
    private @Nullable Request sharing(Request request) {
        long from = match == Match.IDENTICAL ? request.sector() : request.sector() - longest;
        long to = match == Match.IDENTICAL ? request.sector() : request.end();
        int position = accesses.firstAtOrAbove(from);
        while (position != NONE && accesses.sector(position) <= to) {
            if (areShared(accesses.request(position), request)) {
                return accesses.request(position);
            }
            position = accesses.next(position);
        }
        return null;
    }

    private boolean areShared(Request one, Request other) {
        if (!hasData(one) || !hasData(other)) {
            return false;
        }
        boolean same = one.sector() == other.sector() && one.end() == other.end();
        if (same || match == Match.IDENTICAL) {
            return same;
        }
        return covers(one, other) && suffices(one, other) || covers(other, one) && suffices(other, one);
    }

    private static boolean hasData(Request request) {
        return request.isRead() || request.isWrite();
    }

    private static boolean covers(Request outer, Request inner) {
        return outer.sector() <= inner.sector() && inner.end() <= outer.end();
    }

    private static boolean suffices(Request outer, Request inner) {
        return outer.isWrite() || inner.isRead();
    }

    private void share(Request present, Request request) {
        boolean presentCovers = covers(present, request) && suffices(present, request);
        Request like = presentCovers ? present : request;
        if (presentCovers && made.contains(present)) {
            combinations.carry(present, request);
            return;
        }
        Operation operation = like.operation();
        Request whole = combinations.make(like, operation, like.sector(), like.sectors());
        accesses.remove(present);
        boolean wasMade = made.contains(present);
        if (wasMade) {
            for (Request part = present.unload(); part != null; part = present.unload()) {
                combinations.carry(whole, part);
            }
        } else {
            combinations.carry(whole, present);
        }
        combinations.carry(whole, request);
        made.add(whole, 0);
        accesses.add(whole);
        base.replace(present, whole);
        if (wasMade) {
            made.remove(present);
            combinations.discard(present);
        }
    }

    @Override
    public @Nullable Request select(Eligibility among) {
        eligibility = among;
        return base.select(wholeOnly);
    }

    @Override
    public void take(Request request) {
        if (!accesses.contains(request)) {
            separate(request);
        }
        accesses.remove(request);
        if (made.contains(request)) {
            made.remove(request);
            for (Request part = request.carried(); part != null; part = part.nextCarried()) {
                waiting--;
            }
            Combinations.dispatched(request, events.now());
        } else {
            waiting--;
        }
        base.take(request);
    }

    @Override
    public void withdraw(Request request) {
        if (!accesses.contains(request)) {
            separate(request);
        }
        accesses.remove(request);
        base.withdraw(request);
        waiting--;
    }

    @Override
    public void replace(Request old, Request by) {
        withdraw(old);
        add(by);
    }

    /** Undoes the combination that a request is part of; the request then waits by itself. */
    private void separate(Request wanted) {
        int position = accesses.firstAtOrAbove(wanted.sector() - longest);
        while (position != NONE && !Combinations.isPart(wanted, accesses.request(position))) {
            position = accesses.next(position);
        }
        if (position == NONE) {
            throw new IllegalArgumentException(wanted + " is not waiting in this queue");
        }
        Request whole = accesses.request(position);
        accesses.remove(whole);
        base.withdraw(whole);
        made.remove(whole);
        for (Request part = whole.unload(); part != null; part = whole.unload()) {
            accesses.add(part);
            base.add(part);
        }
        combinations.discard(whole);
    }

    @Override
    public void completed(Request request) {
        base.completed(request);
    }

    @Override
    public long idleUntil() {
        return base.idleUntil();
    }

    @Override
    public int size() {
        return waiting;
    }
}
