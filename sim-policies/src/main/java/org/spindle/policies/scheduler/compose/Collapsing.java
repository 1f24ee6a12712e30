package org.spindle.policies.scheduler.compose;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.compose.CollapseConfig.Match;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.RequestScheduler;

/**
 * Combines an arrival with a waiting access to the same sectors (Ganger 1995, section 6.3.1): reads are served by one
 * read, writes by one write of the latest data, reads and writes by the write, whose data is copied to the reads. A
 * write must have all data, so a read of more sectors than the write covers does not join it.
 */
final class Collapsing implements CombiningScheduler {

    private final RequestScheduler base;
    private final Match match;
    private final Accesses accesses;

    Collapsing(RequestScheduler base, Match match, Accesses accesses) {
        this.base = base;
        this.match = match;
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
        Request present = sharedAccess(request);
        if (present == null) {
            accesses.add(request);
        } else if (!serves(present, request)) {
            accesses.combine(request, request.sector(), request.sectors(), present, request, false);
        } else if (accesses.isCombination(present)) {
            accesses.join(present, request);
        } else {
            accesses.combine(present, present.sector(), present.sectors(), present, request, false);
        }
    }

    /** Returns the first waiting access, by sector, that the request can share, or null. */
    private @Nullable Request sharedAccess(Request request) {
        boolean identical = match == Match.IDENTICAL;
        long last = identical ? request.sector() : request.end();
        Request access = accesses.from(identical ? request.sector() : request.sector() - accesses.longest());
        while (access != null && access.sector() <= last) {
            if (serves(access, request) || serves(request, access)) {
                return access;
            }
            access = accesses.next(access);
        }
        return null;
    }

    private boolean serves(Request outer, Request inner) {
        boolean same = outer.sector() == inner.sector() && outer.end() == inner.end();
        boolean covers = outer.sector() <= inner.sector() && inner.end() <= outer.end();
        boolean suffices = outer.isWrite() ? inner.isRead() || inner.isWrite() : outer.isRead() && inner.isRead();
        return suffices && (match == Match.IDENTICAL ? same : covers);
    }
}
