package org.spindle.policies.scheduler.compose;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;

/**
 * Orders requests individually. When an access starts, it also serves the waiting requests for the same sectors;
 * optionally, requests that arrive before it is complete join it too. A read serves reads; a write serves reads and
 * writes.
 */
final class LateCollapsing implements CombiningScheduler {

    private final RequestScheduler base;
    private final boolean untilCompletion;
    private final Accesses accesses;
    private final List<Request> underWay = new ArrayList<>();

    LateCollapsing(RequestScheduler base, boolean untilCompletion, Accesses accesses) {
        this.base = base;
        this.untilCompletion = untilCompletion;
        this.accesses = accesses;
    }

    @Override
    public RequestScheduler base() {
        return base;
    }

    @Override
    public Accesses accesses() {
        return accesses;
    }

    @Override
    public void add(Request request) {
        for (int i = 0; i < underWay.size(); i++) {
            if (serves(underWay.get(i), request)) {
                accesses.joinStarted(underWay.get(i), request);
                return;
            }
        }
        accesses.add(request);
    }

    private static boolean serves(Request access, Request request) {
        return access.sector() == request.sector()
                && access.end() == request.end()
                && (access.isWrite() && (request.isRead() || request.isWrite()) || access.isRead() && request.isRead());
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        Request access = accesses.select(eligibility);
        if (access == null) {
            return null;
        }
        for (Request other = otherServedBy(access); other != null; other = otherServedBy(access)) {
            access = accesses.merge(access, other);
        }
        return untilCompletion && !accesses.isCombination(access) ? accesses.wrap(access) : access;
    }

    private @Nullable Request otherServedBy(Request access) {
        Request other = accesses.from(access.sector());
        while (other != null && other.sector() == access.sector()) {
            if (other != access && serves(access, other)) {
                return other;
            }
            other = accesses.next(other);
        }
        return null;
    }

    @Override
    public void take(Request request) {
        accesses.take(request);
        if (untilCompletion) {
            underWay.add(request);
        }
    }

    @Override
    public void completed(Request request) {
        underWay.remove(request);
        base.completed(request);
    }
}
