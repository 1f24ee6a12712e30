package org.spindle.host.cache;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;

/**
 * The caching device of DiskSim 4.0: block b of the slow device is cached on block b of the fast one or not at all. Two bits
 * per block, no locks: concurrent requests for the same blocks may find either content.
 */
final class IdentityCache implements Layer, CompletionListener, EventHandler {

    private static final int ANSWER = 0;
    private static final int HOST_WRITE_FAST = 1;
    private static final int MISS = 2;
    private static final int POPULATE = 3;
    private static final int PASS_ON = 4;
    private static final int DESTAGE_READ = 5;
    private static final int DESTAGE = 6;
    private static final int ANSWER_FAST = 7;

    private final LayerContext context;
    private final Unit fast;
    private final Unit slow;
    private final int size;
    private final AdjacentMaps maps;
    private final WriteScheme scheme;
    private final @Nullable Long idle;
    private final CacheMetrics metrics;
    private final FastMetrics fastMetrics;
    private final BitSet valid = new BitSet();
    private final BitSet dirty = new BitSet();
    private final Completions completions;
    private long timer;

    /**
     * @param size number of cached blocks
     * @param maps which blocks become dirty if blocks behind the cached ones become valid
     * @param idle nanoseconds from the last completion at the slow device until dirty blocks are written back, if neither device is busy then; null for never
     */
    IdentityCache(
            LayerContext context,
            Unit fast,
            Unit slow,
            int size,
            AdjacentMaps maps,
            WriteScheme scheme,
            @Nullable Long idle) {
        this.context = context;
        this.fast = fast;
        this.slow = slow;
        this.size = size;
        this.maps = maps;
        this.scheme = scheme;
        this.idle = idle;
        metrics = new CacheMetrics(context.metrics());
        fastMetrics = new FastMetrics(context.metrics());
        completions = new Completions(context.events());
    }

    @Override
    public long sectors(int unit) {
        return slow.sectors();
    }

    @Override
    public @Nullable String refusal(int unit, long sector, long sectors) {
        String refusal = slow.refusal(sector, sectors);
        return refusal == null && sector + sectors <= fast.sectors() ? fast.refusal(sector, sectors) : refusal;
    }

    @Override
    public void unplug() {
        fast.unplug();
        slow.unplug();
    }

    @Override
    public void submit(Request whole) {
        boolean isCached = whole.end() < size;
        int from = (int) Math.min(whole.sector(), size);
        int to = (int) Math.min(whole.end(), size);
        switch (whole.operation()) {
            case READ -> {
                boolean isHit = isCached && valid.nextClearBit(from) >= to;
                metrics.read(whole.sectors(), isHit);
                if (isHit) {
                    send(fast, part(whole), ANSWER_FAST);
                } else {
                    metrics.fetched(whole.sectors(), false);
                    send(slow, part(whole), MISS);
                }
            }
            case WRITE -> {
                int dirtyFrom = dirty.nextSetBit(from);
                int outcome = !isCached || valid.nextClearBit(from) < to ? Outcome.MISS : Outcome.NOTHING;
                outcome |= dirtyFrom >= 0 && dirtyFrom < to ? Outcome.DIRTY_HIT : Outcome.NOTHING;
                outcome |= !isCached || dirty.nextClearBit(from) < to ? Outcome.DIRTIED : Outcome.NOTHING;
                metrics.written(whole.sectors(), outcome);
                send(isCached ? fast : slow, part(whole), isCached ? HOST_WRITE_FAST : ANSWER);
            }
            case FLUSH -> {
                Request onFast = part(whole);
                send(slow, part(whole), ANSWER);
                send(fast, onFast, ANSWER_FAST);
            }
            case DISCARD -> {
                valid.clear(from, to);
                dirty.clear(from, to);
                countDirty();
                send(slow, part(whole), ANSWER);
            }
        }
    }

    private Request part(Request whole) {
        return context.part(whole, whole.operation(), whole.sector(), whole.sectors());
    }

    private void send(Unit unit, Request request, int tag) {
        if (unit == fast) {
            fastMetrics.count(request);
        } else {
            stopTimer();
        }
        request.tag(tag);
        request.expect(this);
        unit.submit(request);
    }

    @Override
    public void completed(Request part) {
        int tag = (int) part.tag();
        long sector = part.sector();
        long sectors = part.sectors();
        Request whole = part.parent();
        if (context.finish(part) && whole != null) {
            completions.add(whole);
        }
        int from = (int) Math.min(sector, size);
        int to = (int) Math.min(sector + sectors, size);
        switch (tag) {
            case MISS -> populate(sector, sectors);
            case POPULATE -> {
                valid.set(from, to);
                if (maps.overrun(dirty, sector, sector + sectors)) {
                    countDirty();
                }
            }
            case HOST_WRITE_FAST -> {
                valid.set(from, to);
                if (scheme == WriteScheme.THROUGH) {
                    metrics.destaged(sectors);
                    send(slow, context.own(Operation.WRITE, sector, sectors), PASS_ON);
                } else {
                    dirty.set(from, to);
                    countDirty();
                }
            }
            case DESTAGE_READ -> {
                metrics.destaged(sectors);
                send(slow, context.own(Operation.WRITE, sector, sectors), DESTAGE);
            }
            case DESTAGE -> {
                dirty.clear(from, to);
                countDirty();
            }
            default -> {
                // Completions for the host and forwarded writes change no state.
            }
        }
        if (!isFromFast(tag)) {
            startTimer();
        }
        if (tag == DESTAGE && isIdle()) {
            destage();
        }
    }

    /** Writes the data read to the fast device, even beyond the cached blocks, if they fit there. */
    private void populate(long sector, long sectors) {
        if (sector + sectors <= fast.sectors()) {
            send(fast, context.own(Operation.WRITE, sector, sectors), POPULATE);
        }
    }

    private void countDirty() {
        metrics.dirty(dirty.cardinality());
    }

    private boolean isIdle() {
        return fast.outstanding() == 0 && slow.outstanding() == 0;
    }

    private static boolean isFromFast(int tag) {
        return tag == ANSWER_FAST || tag == HOST_WRITE_FAST || tag == POPULATE || tag == DESTAGE_READ;
    }

    private void stopTimer() {
        context.events().cancel(timer);
        timer = 0;
    }

    /** Measures the idle time of the slow device alone; the fast device has to be idle only at its end. */
    private void startTimer() {
        if (idle != null && timer == 0 && slow.outstanding() == 0) {
            timer = context.events().schedule(context.events().now() + idle, this, 0, 0);
        }
    }

    @Override
    public void handle(int op, long arg) {
        timer = 0;
        if (isIdle()) {
            destage();
        }
    }

    /** Begins to destage the first run of dirty blocks. */
    private void destage() {
        int from = dirty.nextSetBit(0);
        if (from >= 0) {
            send(fast, context.own(Operation.READ, from, dirty.nextClearBit(from) - from), DESTAGE_READ);
        }
    }
}
