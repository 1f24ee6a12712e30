package org.spindle.policies.scheduler.compose;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.compose.ConcatenateConfig.Scope;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.RequestScheduler;

/**
 * Combines an arrival with the access that it continues and with the access that continues it, as long as the
 * combination does not exceed the size limit (Ganger 1995, section A.1.2). The base orders the accesses.
 */
final class ConcatenatingScheduler implements CombiningScheduler {

    private final RequestScheduler base;
    private final ConcatenateConfig config;
    private final long limit;
    private final Accesses accesses;
    private @Nullable Request latest;

    ConcatenatingScheduler(RequestScheduler base, ConcatenateConfig config, Accesses accesses) {
        this.base = base;
        this.config = config;
        this.accesses = accesses;
        limit = config.limit().bytes() / Size.SECTOR;
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
        boolean nextOnly = config.scope() == Scope.LATEST;
        Request before = nextOnly ? latest : accesses.before(request.sector());
        Request after = nextOnly ? latest : accesses.from(request.end());
        if (before != null && joins(before, request)) {
            Request whole = accesses.combine(before, before.sector(), span(before, request), before, request, false);
            if (after != null && after != before && joins(whole, after)) {
                whole = accesses.merge(whole, after);
            }
            latest = whole;
        } else if (after != null && joins(request, after)) {
            latest = accesses.combine(request, request.sector(), span(request, after), after, request, true);
        } else {
            accesses.add(request);
            latest = request;
        }
    }

    private static long span(Request one, Request next) {
        return next.end() - one.sector();
    }

    private boolean joins(Request one, Request next) {
        boolean wanted = one.isRead() ? config.reads() : one.isWrite() && config.writes();
        long between = next.sector() - one.end();
        return wanted
                && one.operation() == next.operation()
                && between >= 0
                && between <= (one.isRead() ? config.gap() : 0)
                && span(one, next) <= limit;
    }

    @Override
    public void take(Request request) {
        accesses.take(request);
        forgetLatestUnlessWaiting();
    }

    @Override
    public void withdraw(Request request) {
        accesses.withdraw(request);
        forgetLatestUnlessWaiting();
    }

    /**
     * Forgets the latest arrival if it is no longer waiting, also because its combination was dissolved, so that no
     * arrival is combined with it.
     */
    private void forgetLatestUnlessWaiting() {
        if (latest != null && !accesses.isWaiting(latest)) {
            latest = null;
        }
    }
}
