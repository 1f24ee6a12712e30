package org.spindle.stats;

import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/** A clock that a test sets. */
final class ManualClock implements EventLoop {

    long now;

    @Override
    public long now() {
        return now;
    }

    @Override
    public long schedule(long at, EventHandler to, int op, long arg) {
        throw new UnsupportedOperationException("this clock has no events");
    }

    @Override
    public long scheduleAsOf(long since, long at, EventHandler to, int op, long arg) {
        throw new UnsupportedOperationException("this clock has no events");
    }

    @Override
    public boolean isPast(long since, long at) {
        throw new UnsupportedOperationException("this clock has no events");
    }

    @Override
    public void cancel(long handle) {
        throw new UnsupportedOperationException("this clock has no events");
    }
}
