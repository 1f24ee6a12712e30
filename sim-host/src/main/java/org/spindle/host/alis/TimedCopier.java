package org.spindle.host.alis;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Size;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;

/**
 * Copies by its own requests, one batch at a time: all its pieces are read, then written, with neighbours merged. A
 * batch waits until the host has been idle for the configured time, until the rate allows it, and until none of its blocks is
 * being written; then writes of the host to it wait until it is copied.
 */
final class TimedCopier implements Copier, CompletionListener, EventHandler {

    private static final double NANOS_PER_SECOND = 1e9;

    private final LayerContext context;
    private final CopyingConfig config;
    private final HostTraffic traffic;
    private final AlisMetrics metrics;
    private final Runnable batchEnded;
    private final CopyBatch batch;

    private @Nullable CopySource source;
    private Runnable then = () -> {};
    private boolean isPrepared;
    private boolean isActive;
    private boolean isWriting;
    private boolean isTimed;
    private int outstanding;
    private long earliest;

    /**
     * @param batchEnded called when the host may write the copied blocks again
     */
    TimedCopier(
            LayerContext context, CopyingConfig config, HostTraffic traffic, AlisMetrics metrics, Runnable batchEnded) {
        this.context = context;
        this.config = config;
        this.traffic = traffic;
        this.metrics = metrics;
        this.batchEnded = batchEnded;
        batch = new CopyBatch(config.batch(), config.transfer().sectors());
    }

    @Override
    public boolean isInstant() {
        return false;
    }

    @Override
    public void copyAll(CopySource from, Runnable whenDone) {
        source = from;
        then = whenDone;
        attemptAt(context.events().now());
    }

    @Override
    public boolean isCopying(long sector, long end) {
        return (isPrepared || isActive) && batch.overlaps(sector, end);
    }

    @Override
    public void hostEnded() {
        attempt();
    }

    @Override
    public void handle(int op, long arg) {
        isTimed = false;
        attempt();
    }

    private void attempt() {
        CopySource from = source;
        if (from == null || isActive || config.idle() != null && !traffic.isIdle()) {
            return;
        }
        long idle = config.idle() == null ? 0 : config.idle().nanos();
        long at = config.idle() == null ? earliest : Math.max(earliest, traffic.idleSince() + idle);
        if (at > context.events().now()) {
            attemptAt(at);
            return;
        }
        if (!isPrepared) {
            batch.clear();
            if (!from.next(batch)) {
                source = null;
                then.run();
                return;
            }
            isPrepared = true;
        }
        if (!traffic.writesInto(batch)) {
            begin();
        }
    }

    private void attemptAt(long at) {
        if (!isTimed) {
            isTimed = true;
            context.events().schedule(at, this, 0, 0);
        }
    }

    private void begin() {
        isPrepared = false;
        isActive = true;
        isWriting = false;
        metrics.copying(true);
        if (config.rate() != null) {
            double nanos = batch.total()
                    * Size.SECTOR
                    * NANOS_PER_SECOND
                    / config.rate().bytesPerSecond();
            earliest = context.events().now() + Math.round(nanos);
        }
        outstanding = 1;
        for (int i = 0; i < batch.count(); i++) {
            send(Operation.READ, batch.from(i), batch.sectors(i));
        }
        ended();
    }

    private void write() {
        isWriting = true;
        outstanding = 1;
        long most = config.transfer().sectors();
        long from = batch.to(0);
        long length = batch.sectors(0);
        for (int i = 1; i < batch.count(); i++) {
            if (batch.to(i) == from + length && length + batch.sectors(i) <= most) {
                length += batch.sectors(i);
            } else {
                send(Operation.WRITE, from, length);
                from = batch.to(i);
                length = batch.sectors(i);
            }
        }
        send(Operation.WRITE, from, length);
        ended();
    }

    private void send(Operation operation, long sector, long sectors) {
        outstanding++;
        Request request = context.own(operation, sector, sectors);
        request.expect(this);
        context.below().get(0).submit(request);
    }

    @Override
    public void completed(Request request) {
        context.finish(request);
        ended();
    }

    private void ended() {
        if (--outstanding > 0) {
            return;
        }
        if (!isWriting) {
            write();
            return;
        }
        isActive = false;
        metrics.copying(false);
        metrics.copied(batch.total());
        if (source != null) {
            source.copied(batch);
        }
        batchEnded.run();
        attemptAt(Math.max(earliest, context.events().now()));
    }
}
