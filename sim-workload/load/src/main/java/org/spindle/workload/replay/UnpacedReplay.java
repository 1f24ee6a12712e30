package org.spindle.workload.replay;

import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;

/** Sends all requests at once. */
final class UnpacedReplay implements Workload, EventHandler, CompletionListener {

    private final TraceFeed feed;
    private final long startAt;
    private final WorkloadContext context;

    UnpacedReplay(TraceFeed feed, long startAt, WorkloadContext context) {
        this.feed = feed;
        this.startAt = startAt;
        this.context = context;
    }

    @Override
    public void start() {
        context.events().schedule(startAt, this, 0, 0);
    }

    @Override
    public void handle(int op, long arg) {
        do {
            context.submit(feed.request(), this);
        } while (feed.advance());
    }

    @Override
    public void completed(Request request) {}

    @Override
    public void close() {
        feed.close();
    }
}
