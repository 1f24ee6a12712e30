package org.spindle.disk.hdd;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.mechanics.SlotRun;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * DiskSim's clock: milliseconds as binary floating-point numbers, each event at the sum of the time of its cause and a
 * delay. The mechanics convert them to whole picoseconds in 64 bits: 106 days at most.
 *
 * <p>An external call at the nanosecond of the last event is treated as caused by that event. Drives of a run share that event, so
 * that the end of one drive's transfer is the same instant for the drive that gets the bus then.
 */
final class MillisecondClock implements DriveClock, EventHandler {

    private static final double NANOS = 1e6;
    private static final double PICOS = 1e9;

    private final EventLoop events;
    private final Moment last;

    /** Pending events, each at an index as long as its handle is not 0. */
    private long[] handles = new long[8];

    private double[] times = new double[8];
    private @Nullable EventHandler[] handlers = new EventHandler[8];
    private int[] operations = new int[8];
    private long[] arguments = new long[8];

    /**
     * @param last the last event of all drives that share it
     */
    MillisecondClock(EventLoop events, Moment last) {
        this.events = events;
        this.last = last;
    }

    private double millis() {
        return events.now() == last.nanos ? last.millis : events.now() / NANOS;
    }

    @Override
    public void present(Moment into) {
        set(into, millis());
    }

    private static void set(Moment moment, double millis) {
        long picos = (long) (millis * PICOS);
        moment.set(picos / 1000, (int) (picos % 1000));
        moment.millis = millis;
    }

    @Override
    public void advance(Moment moment, long picos) {
        set(moment, moment.millis + picos / PICOS);
    }

    @Override
    public void advance(Moment moment, SlotRun run) {
        double slot = run.lastPicos / PICOS;
        double millis = moment.millis;
        for (int i = 0; i < run.slots; i++) {
            millis += slot;
        }
        set(moment, millis);
    }

    @Override
    public boolean sumsExactly() {
        return false;
    }

    @Override
    public void await(Moment moment, Moment from, Moment until) {
        set(moment, moment.millis + Math.max(0, until.millis - from.millis));
    }

    @Override
    public long picosPast(Moment from) {
        return (events.now() - nanos(from)) * 1000 - 1000;
    }

    @Override
    public long now() {
        return events.now();
    }

    @Override
    public long nanos(Moment at) {
        return Math.round(at.millis * NANOS);
    }

    @Override
    public long schedule(Moment at, EventHandler to, int op) {
        int index = keep(at.millis, to, op, 0);
        handles[index] = events.schedule(nearest(at.millis), this, index, 0);
        return handles[index];
    }

    @Override
    public long schedule(long since, Moment at, EventHandler to, int op) {
        int index = keep(at.millis, to, op, 0);
        handles[index] = events.scheduleAsOf(since, nearest(at.millis), this, index, 0);
        return handles[index];
    }

    @Override
    public void happened(Moment at) {
        long nanos = nanos(at);
        if (nanos > last.nanos) {
            last.nanos = nanos;
            last.millis = at.millis;
        }
    }

    @Override
    public void happens(Moment exactly) {
        last.millis = exactly.millis;
    }

    @Override
    public boolean isPast(long since, long at) {
        return events.isPast(since, at);
    }

    @Override
    public long schedule(long at, EventHandler to, int op, long arg) {
        double millis = after(at);
        int index = keep(millis, to, op, arg);
        handles[index] = events.schedule(nearest(millis), this, index, 0);
        return handles[index];
    }

    @Override
    public long scheduleAsOf(long since, long at, EventHandler to, int op, long arg) {
        double millis = after(at);
        int index = keep(millis, to, op, arg);
        handles[index] = events.scheduleAsOf(since, nearest(millis), this, index, 0);
        return handles[index];
    }

    private double after(long nanos) {
        return millis() + (nanos - events.now()) / NANOS;
    }

    /** Returns the nanosecond of the simulation at which an event happens. */
    private long nearest(double millis) {
        return Math.max(events.now(), Math.round(millis * NANOS));
    }

    /** Stores an event; returns the index at which its handle is to be set. */
    private int keep(double millis, EventHandler to, int op, long arg) {
        int index = find(0);
        times[index] = millis;
        handlers[index] = to;
        operations[index] = op;
        arguments[index] = arg;
        return index;
    }

    /** Returns the index of an event by its handle; a free index if the handle is 0. */
    private int find(long handle) {
        int index = 0;
        while (index < handles.length && handles[index] != handle) {
            index++;
        }
        if (index == handles.length && handle == 0) {
            int capacity = 2 * handles.length;
            handles = Arrays.copyOf(handles, capacity);
            times = Arrays.copyOf(times, capacity);
            handlers = Arrays.copyOf(handlers, capacity);
            operations = Arrays.copyOf(operations, capacity);
            arguments = Arrays.copyOf(arguments, capacity);
        }
        return index;
    }

    @Override
    public void handle(int index, long arg) {
        EventHandler handler = handlers[index];
        if (handler == null) {
            throw new IllegalStateException("no event is stored at " + index);
        }
        last.nanos = events.now();
        last.millis = times[index];
        release(index);
        handler.handle(operations[index], arguments[index]);
    }

    @Override
    public void cancel(long handle) {
        int index = handle == 0 ? handles.length : find(handle);
        if (index < handles.length) {
            release(index);
            events.cancel(handle);
        }
    }

    private void release(int index) {
        handles[index] = 0;
        handlers[index] = null;
    }
}
