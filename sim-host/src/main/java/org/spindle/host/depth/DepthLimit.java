package org.spindle.host.depth;

import it.unimi.dsi.fastutil.longs.LongArrayFIFOQueue;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.OneToOneLayer;
import org.spindle.spi.layer.Relocation;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Level;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.Stage;
import org.spindle.spi.request.TimeComponent;

/**
 * Forwards requests unchanged, with a limit on the outstanding requests of all units together; further requests wait, first come
 * first served.
 */
final class DepthLimit implements OneToOneLayer, CompletionListener {

    private final LayerContext context;
    private final List<Unit> below;
    private final int depth;
    private final Queue<Request> waiting = new ArrayDeque<>();

    /** Arrival times of the waiting requests, in nanoseconds. */
    private final LongArrayFIFOQueue since = new LongArrayFIFOQueue();

    private final TimeComponent wait;
    private final Level waitingNow;
    private final Level belowNow;
    private final Counter held;
    private final Distribution heldTime;
    private int under;
    private boolean isAdmitting;

    /** @param depth at least 1 */
    DepthLimit(LayerContext context, int depth) {
        this.context = context;
        this.depth = depth;
        below = context.below();
        wait = context.requestSchema()
                .waiting(
                        "depth-wait",
                        "Waiting until the storage has fewer requests than its queue depth.",
                        Stage.SUBMISSION);
        waitingNow = context.metrics().level("held-requests", "requests", "Requests that wait for the queue depth");
        belowNow = context.metrics().level("requests-below", "requests", "Requests outstanding below");
        held = context.metrics().counter("held", "requests", "Requests that had to wait for the queue depth");
        heldTime = context.metrics().distribution("held-time", "ns", "Waiting time of each of these requests");
    }

    @Override
    public List<Unit> below() {
        return below;
    }

    @Override
    public long relocated(int unit, Relocation relocation) {
        return below.get(unit).relocated(relocation);
    }

    @Override
    public void submit(Request whole) {
        if (under < depth && waiting.isEmpty()) {
            send(whole);
            return;
        }
        long now = context.events().now();
        whole.clock().enter(wait, now);
        waiting.add(whole);
        since.enqueue(now);
        waitingNow.set(waiting.size());
        held.add(1);
    }

    private void send(Request whole) {
        under++;
        belowNow.set(under);
        Request part = context.part(whole, whole.operation(), whole.sector(), whole.sectors());
        part.expect(this);
        below.get(whole.device()).submit(part);
    }

    @Override
    public void completed(Request part) {
        under--;
        belowNow.set(under);
        Request whole = part.parent();
        boolean isDone = context.finish(part);
        admit();
        if (isDone && whole != null) {
            whole.complete(context.events().now());
        }
    }

    /**
     * Sends waiting requests as far as the depth permits; requests may complete at once, so that this is called
     * recursively.
     */
    private void admit() {
        if (isAdmitting) {
            return;
        }
        isAdmitting = true;
        while (under < depth && !waiting.isEmpty()) {
            Request next = waiting.remove();
            waitingNow.set(waiting.size());
            long now = context.events().now();
            heldTime.record(now - since.dequeueLong());
            next.clock().leave(now);
            send(next);
        }
        isAdmitting = false;
    }
}
