package org.spindle.plugin;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.ComposedScheduler;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;

/**
 * A scheduler whose contract is checked, because a request that it serves twice or never would silently falsify a run.
 */
final class WatchedScheduler implements ComposedScheduler {

    private final RequestScheduler scheduler;
    private final Plugin plugin;
    private final String type;
    private final EventLoop events;
    private final WatchedRequests waiting = new WatchedRequests();

    /** Outstanding requests that carry others, to which more may be added. */
    private final List<Request> combined = new ArrayList<>();

    WatchedScheduler(RequestScheduler scheduler, Plugin plugin, String type, EventLoop events) {
        this.scheduler = scheduler;
        this.plugin = plugin;
        this.type = type;
        this.events = events;
    }

    @Override
    public RequestScheduler base() {
        return scheduler;
    }

    @Override
    public void add(Request request) {
        waiting.add(request);
        scheduler.add(request);
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        Request chosen = scheduler.select(eligibility);
        if (chosen != null && !isWaiting(chosen)) {
            throw broken("it chose a request that is not waiting, " + chosen);
        }
        if (chosen != null && chosen.carried() == null && !eligibility.test(chosen)) {
            throw broken("it chose a request that is not eligible, " + chosen);
        }
        return chosen;
    }

    /** A request created by the scheduler waits if all requests that it carries do. */
    private boolean isWaiting(Request chosen) {
        if (waiting.contains(chosen)) {
            return true;
        }
        boolean all = chosen.carried() != null;
        for (Request part = chosen.carried(); part != null && all; part = part.nextCarried()) {
            all = isWaiting(part);
        }
        return all;
    }

    private void forget(Request request) {
        if (!waiting.remove(request)) {
            for (Request part = request.carried(); part != null; part = part.nextCarried()) {
                forget(part);
            }
        }
    }

    @Override
    public void take(Request request) {
        forget(request);
        if (request.carried() != null) {
            combined.add(request);
        }
        scheduler.take(request);
    }

    @Override
    public void completed(Request request) {
        if (!combined.isEmpty()) {
            combined.remove(request);
        }
        scheduler.completed(request);
    }

    @Override
    public void withdraw(Request request) {
        forget(request);
        scheduler.withdraw(request);
    }

    @Override
    public void replace(Request old, Request by) {
        forget(old);
        waiting.add(by);
        scheduler.replace(old, by);
    }

    @Override
    public long idleUntil() {
        long at = scheduler.idleUntil();
        if (at <= events.now() && waiting.size() > 0) {
            throw broken("it chose no request and requested another call at " + at + " ns, when it is already "
                    + events.now() + " ns");
        }
        return at;
    }

    @Override
    public int admissionLimit(Request request, int pool) {
        int limit = scheduler.admissionLimit(request, pool);
        if (limit < 1 || limit > pool) {
            throw broken("it lets " + limit + " requests in, where a pool of " + pool + " allows 1 to " + pool);
        }
        return limit;
    }

    @Override
    public int size() {
        int size = scheduler.size();
        if (size != waiting.size()) {
            combined.forEach(this::forgetThoseThatJoined);
        }
        if (size != waiting.size()) {
            throw broken("it counts " + size + " waiting requests, and there are " + waiting.size());
        }
        return size;
    }

    /** A request that joins an outstanding one does not wait. */
    private void forgetThoseThatJoined(Request request) {
        for (Request part = request.carried(); part != null; part = part.nextCarried()) {
            waiting.remove(part);
        }
    }

    private PluginException broken(String how) {
        return new PluginException(
                "plugin '" + plugin.descriptor().id() + "' "
                        + plugin.descriptor().version() + " breaks the contract of schedulers with '" + type + "': "
                        + how,
                plugin.where(),
                Plugin.FAULT);
    }
}
