package org.spindle.disk.hdd;

import org.spindle.disk.mechanics.SlotRun;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/** A clock of whole picoseconds; events not timed by the medium occur at whole nanoseconds. */
final class PicosecondClock implements DriveClock {

    private final EventLoop events;

    PicosecondClock(EventLoop events) {
        this.events = events;
    }

    @Override
    public void present(Moment into) {
        into.set(events.now(), 0);
    }

    @Override
    public void advance(Moment moment, long picos) {
        long sum = moment.picos + picos;
        long carry = Math.floorDiv(sum, 1000L);
        moment.set(moment.nanos + carry, (int) (sum - carry * 1000));
    }

    @Override
    public void advance(Moment moment, SlotRun run) {
        advance(moment, run.picos);
    }

    @Override
    public boolean sumsExactly() {
        return true;
    }

    @Override
    public void await(Moment moment, Moment from, Moment until) {
        advance(moment, Math.max(0, until.picosSince(from)));
    }

    @Override
    public long picosPast(Moment from) {
        return (events.now() - from.nanos) * 1000 - from.picos - 500;
    }

    @Override
    public long nanos(Moment at) {
        return at.nanos + (at.picos >= 500 ? 1 : 0);
    }

    @Override
    public long schedule(Moment at, EventHandler to, int op) {
        return events.schedule(Math.max(events.now(), nanos(at)), to, op, 0);
    }

    @Override
    public long schedule(long since, Moment at, EventHandler to, int op) {
        return events.scheduleAsOf(since, Math.max(events.now(), nanos(at)), to, op, 0);
    }

    @Override
    public void happened(Moment at) {}

    @Override
    public void happens(Moment exactly) {}

    @Override
    public boolean isPast(long since, long at) {
        return events.isPast(since, at);
    }

    @Override
    public long scheduleAsOf(long since, long at, EventHandler to, int op, long arg) {
        return events.scheduleAsOf(since, at, to, op, arg);
    }

    @Override
    public long now() {
        return events.now();
    }

    @Override
    public long schedule(long at, EventHandler to, int op, long arg) {
        return events.schedule(at, to, op, arg);
    }

    @Override
    public void cancel(long handle) {
        events.cancel(handle);
    }
}
