package org.spindle.testkit.sim;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * A queue ordered by a scheduler in front of one server that takes the same time for every request: the plainest owner of
 * a scheduler. It selects the next request when one arrives or completes and not in between, so it does not suit schedulers
 * that stay idle deliberately. The scheduler is notified of completions, the submitter is not.
 */
public final class ScheduledServer implements BlockTarget, EventHandler {

    private final EventLoop events;
    private final RequestScheduler scheduler;
    private final long serviceTime;
    private final List<Long> served = new ArrayList<>();
    private @Nullable Request inService;

    /**
     * @param serviceTime nanoseconds, not negative
     */
    public ScheduledServer(EventLoop events, RequestScheduler scheduler, long serviceTime) {
        this.events = events;
        this.scheduler = scheduler;
        this.serviceTime = serviceTime;
    }

    @Override
    public void submit(Request request) {
        scheduler.add(request);
        if (inService == null) {
            serveNext();
        }
    }

    @Override
    public void handle(int op, long arg) {
        Request done = inService;
        inService = null;
        if (done != null) {
            scheduler.completed(done);
        }
        serveNext();
    }

    private void serveNext() {
        Request next = scheduler.select(Eligibility.ALL);
        if (next != null) {
            scheduler.take(next);
            served.add(next.sector());
            inService = next;
            events.schedule(events.now() + serviceTime, this, 0, 0);
        }
    }

    /** First sectors of the requests served so far, in order of service. */
    public List<Long> served() {
        return List.copyOf(served);
    }
}
