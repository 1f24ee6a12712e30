package org.spindle.workload.replay;

import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;

/** Keeps a fixed number of requests outstanding until the trace ends. */
final class ClosedReplay implements Workload, EventHandler, CompletionListener {

    private final TraceFeed feed;
    private final int population;
    private final long startAt;
    private final WorkloadContext context;
    private boolean more = true;

    ClosedReplay(TraceFeed feed, int population, long startAt, WorkloadContext context) {
        this.feed = feed;
        this.population = population;
        this.startAt = startAt;
        this.context = context;
    }

    @Override
    public void start() {
        for (int i = 0; i < population; i++) {
            context.events().schedule(startAt, this, 0, 0);
        }
    }

    @Override
    public void handle(int op, long arg) {
        if (more) {
            Request request = feed.request();
            more = feed.advance();
            context.submit(request, this);
        }
    }

    /** Sends the next request in a separate event, to avoid recursion with a device that has no delay. */
    @Override
    public void completed(Request request) {
        if (more) {
            context.events().schedule(context.events().now(), this, 0, 0);
        }
    }

    @Override
    public void close() {
        feed.close();
    }
}
