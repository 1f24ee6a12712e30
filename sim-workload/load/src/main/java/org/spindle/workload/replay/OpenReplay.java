package org.spindle.workload.replay;

import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;

/** Sends each request at its recorded time. */
final class OpenReplay implements Workload, EventHandler, CompletionListener {

    private final TraceFeed feed;
    private final ReplayClock clock;
    private final WorkloadContext context;

    OpenReplay(TraceFeed feed, ReplayClock clock, WorkloadContext context) {
        this.feed = feed;
        this.clock = clock;
        this.context = context;
    }

    @Override
    public void start() {
        scheduleArrival();
    }

    private void scheduleArrival() {
        context.events().schedule(clock.arrival(feed), this, 0, 0);
    }

    @Override
    public void handle(int op, long arg) {
        context.submit(feed.request(), this);
        if (feed.advance()) {
            scheduleArrival();
        }
    }

    @Override
    public void completed(Request request) {}

    @Override
    public void close() {
        feed.close();
    }
}
