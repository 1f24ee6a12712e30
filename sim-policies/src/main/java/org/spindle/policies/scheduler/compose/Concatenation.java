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
 * Joins an arrival to the access that it continues and to the one that continues it, as long as the whole keeps within the
 * limit (Ganger 1995, section A.1.2). The base orders accesses. A combination whose part the owner takes by itself falls
 * apart.
 */
final class Concatenation implements RequestScheduler {

    private final RequestScheduler base;
    private final ConcatenateConfig config;
    private final Combinations combinations;
    private final EventLoop events;
    private final long limit;
    private final OrderedQueue accesses = new OrderedQueue(Coordinate.SECTOR);
    private final ArrivalQueue made = new ArrivalQueue();
    private final Eligibility wholeOnly = this::isEligible;

    private Eligibility eligibility = Eligibility.ALL;
    private @Nullable Request latest;
    private int waiting;

    Concatenation(RequestScheduler base, ConcatenateConfig config, Combinations combinations, EventLoop events) {
        this.base = base;
        this.config = config;
        this.combinations = combinations;
        this.events = events;
        limit = config.limit().bytes() / 512;
    }

    private boolean isEligible(Request access) {
        return made.contains(access)
                ? Combinations.areEligible(access, eligibility)
                : eligibility.test(access);
    }

    @Override
    public void add(Request request) {
        waiting++;
        place(request);
    }

    private void place(Request request) {
        Request access = request;
        boolean latestOnly = config.scope() == ConcatenateConfig.Scope.LATEST;
        Request before = latestOnly ? latest : at(accesses.previous(accesses.firstAtOrAbove(request.sector())));
        if (before != null && joins(before, access)) {
            access = join(before, before, access);
        }
        Request after = latestOnly ? latest : at(accesses.firstAtOrAbove(access.end()));
        if (after != null && after != access && joins(access, after)) {
            if (access == request) {
                access = join(after, access, after);
            } else {
                withdrawAccess(after);
                access = join(access, access, after);
            }
        }
        if (access == request) {
            accesses.add(request);
            base.add(request);
        }
        latest = access;
    }

    private @Nullable Request at(int position) {
        return position == NONE ? null : accesses.request(position);
    }

    private boolean joins(Request one, Request next) {
        boolean wanted = one.isRead() ? config.reads() : one.isWrite() && config.writes();
        long between = next.sector() - one.end();
        return wanted
                && one.operation() == next.operation()
                && between >= 0
                && between <= (one.isRead() ? config.gap() : 0)
                && next.end() - one.sector() <= limit;
    }

    /** Replaces a waiting access by the combination of two, one of which it is. */
    private Request join(Request present, Request one, Request next) {
        Request whole = combinations.make(one, one.operation(), one.sector(), next.end() - one.sector());
        accesses.remove(present);
        load(whole, one);
        load(whole, next);
        made.add(whole, 0);
        accesses.add(whole);
        base.replace(present, whole);
        recycle(one);
        recycle(next);
        return whole;
    }

    private void load(Request whole, Request access) {
        if (made.contains(access)) {
            for (Request part = access.unload(); part != null; part = access.unload()) {
                combinations.carry(whole, part);
            }
        } else {
            combinations.carry(whole, access);
        }
    }

    /** Only when the base has forgotten it. */
    private void recycle(Request access) {
        if (made.contains(access)) {
            made.remove(access);
            combinations.discard(access);
        }
    }

    private void withdrawAccess(Request access) {
        accesses.remove(access);
        base.withdraw(access);
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
        if (request == latest) {
            latest = null;
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
        if (request == latest) {
            latest = null;
        }
        withdrawAccess(request);
        waiting--;
    }

    @Override
    public void replace(Request old, Request by) {
        withdraw(old);
        add(by);
    }

    /** Undoes the combination that a request is part of; the request then waits by itself. */
    private void separate(Request wanted) {
        int position = accesses.previous(accesses.firstAtOrAbove(wanted.sector() + 1));
        while (position != NONE && !Combinations.isPart(wanted, accesses.request(position))) {
            position = accesses.previous(position);
        }
        if (position == NONE) {
            throw new IllegalArgumentException(wanted + " is not waiting in this queue");
        }
        Request whole = accesses.request(position);
        withdrawAccess(whole);
        made.remove(whole);
        latest = null;
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
