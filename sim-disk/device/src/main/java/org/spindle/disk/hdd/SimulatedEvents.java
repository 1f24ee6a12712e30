package org.spindle.disk.hdd;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/** An event loop with one event at a time, whose time is advanced explicitly. */
final class SimulatedEvents implements EventLoop {

    private long now;
    private long eventTime;
    private int eventOp;
    private @Nullable EventHandler event;

    /** Sets the time, without a pending event. */
    void reset(long nanos) {
        now = nanos;
        event = null;
    }

    /** Advances the time to just before the events of a time. */
    void moveTo(long nanos) {
        now = nanos;
    }

    /** Returns the time of the pending event. */
    long eventTime() {
        return eventTime;
    }

    /**
     * Executes the event.
     *
     * @throws IllegalStateException if there is none
     */
    void step() {
        EventHandler handler = event;
        if (handler == null) {
            throw new IllegalStateException("no event is scheduled");
        }
        event = null;
        now = eventTime;
        handler.handle(eventOp, 0);
    }

    @Override
    public long now() {
        return now;
    }

    @Override
    public long schedule(long at, EventHandler to, int op, long arg) {
        return scheduleAsOf(now, at, to, op, arg);
    }

    @Override
    public boolean isPast(long since, long at) {
        return at < now;
    }

    @Override
    public long scheduleAsOf(long since, long at, EventHandler to, int op, long arg) {
        eventTime = at;
        event = to;
        eventOp = op;
        return 1;
    }

    @Override
    public void cancel(long handle) {
        event = null;
    }
}
