package org.spindle.policies.scheduler.compose;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.compose.CollapseConfig.Match;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.RequestScheduler;

/**
 * An arrival shares the access of a waiting request for the same sectors (Ganger 1995, section 6.3.1): reads are served by
 * one read, writes by one write of what memory then holds, reads and writes by the write, from whose memory the reads are
 * copied. Whatever is written must be known, so a read of more than the write brings does not join it.
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
        Request present = shared(request);
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

    /** The first waiting access, by sector, that can be shared. */
    private @Nullable Request shared(Request request) {
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
