package org.spindle.host.cache;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.cache.WriteBackPolicy;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.sim.EventHandler;

/**
 * Destages the least recently written lines, several at once, when the number of dirty lines exceeds a high watermark, until
 * it is below a low one. If all lines are dirty, destages are as urgent as requests of the host. A bound on the age
 * applies in addition.
 */
final class LeastRecentlyWritten implements WriteBackPolicy, EventHandler {

    private final WriteBackContext cache;
    private final LeastRecentConfig config;
    private final WriteOrder order;
    private final @Nullable AgeBound bound;
    private final Counter rewritten;
    private final Counter urgent;
    private boolean isActive;
    private boolean isScheduled;

    LeastRecentlyWritten(WriteBackContext cache, LeastRecentConfig config) {
        this.cache = cache;
        this.config = config;
        order = new WriteOrder(cache.lines());
        bound = config.age() == null ? null : new AgeBound(cache, config.age().nanos(), config.ageFrom());
        rewritten = cache.metrics()
                .counter("lines-rewritten", "lines", "Lines that were written while they were dirty: write-outs saved");
        urgent = cache.metrics()
                .counter("urgent-destages", "requests", "Write-outs that began while all lines were dirty");
    }

    @Override
    public void dirtied(int unit, int line) {
        if (order.written(line)) {
            rewritten.add(1);
        }
        if (bound != null) {
            bound.dirtied(unit, line);
        }
        isActive |= cache.dirtyLines() > config.high() * cache.lines();
        if (isActive) {
            schedule();
        }
    }

    @Override
    public void cleaned(int unit, int line) {
        order.remove(line);
        if (bound != null) {
            bound.cleaned(unit, line);
        }
    }

    @Override
    public void writeOutEnded(int unit) {
        if (isActive) {
            schedule();
        }
    }

    /** The destages begin in a separate event, because the line that was written is still locked. */
    private void schedule() {
        if (!isScheduled) {
            isScheduled = true;
            cache.events().schedule(cache.events().now(), this, 0, 0);
        }
    }

    @Override
    public void handle(int op, long arg) {
        isScheduled = false;
        while (isActive && cache.writeOutsInProgress() < config.outstanding()) {
            isActive = cache.dirtyLines() > 0 && cache.dirtyLines() >= config.low() * cache.lines();
            if (!isActive || !writeOutOne()) {
                return;
            }
        }
    }

    /** Begins the first write-out that is possible; false if there is none. */
    private boolean writeOutOne() {
        boolean isUrgent = cache.dirtyLines() == cache.lines();
        for (int line = order.first(); line != WriteOrder.NONE; line = order.next(line)) {
            if (cache.writeOutPiece(line, isUrgent)) {
                urgent.add(isUrgent ? 1 : 0);
                return true;
            }
        }
        return false;
    }
}
