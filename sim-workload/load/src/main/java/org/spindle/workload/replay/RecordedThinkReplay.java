package org.spindle.workload.replay;

import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;

/**
 * Sends one request at a time, each its predecessor's recorded think time after the predecessor's simulated
 * completion, as DiskSim replays the traces that its drive models were validated with.
 */
final class RecordedThinkReplay implements Workload, EventHandler, CompletionListener {

    private final TraceFeed feed;
    private final long startAt;
    private final WorkloadContext context;
    private long think;

    RecordedThinkReplay(TraceFeed feed, long startAt, WorkloadContext context) {
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
        think = feed.record().thinkAfter;
        if (think == TraceRecord.NONE) {
            throw feed.failure("the record has no think time, unlike the records before it; expected one in each");
        }
        context.submit(feed.request(), this);
    }

    @Override
    public void completed(Request request) {
        if (feed.advance()) {
            context.events().schedule(context.events().now() + think, this, 0, 0);
        }
    }

    @Override
    public void close() {
        feed.close();
    }
}
