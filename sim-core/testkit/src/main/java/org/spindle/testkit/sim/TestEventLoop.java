package org.spindle.testkit.sim;

import java.util.Comparator;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/** An event loop that a test runs step by step. */
public final class TestEventLoop implements EventLoop {

    private static final int RUNAWAY = 10_000_000;

    private record Event(long at, long since, long handle, EventHandler to, int op, long arg) {}

    private final PriorityQueue<Event> events = new PriorityQueue<>(
            Comparator.comparingLong(Event::at).thenComparingLong(Event::since).thenComparingLong(Event::handle));
    private long now;

    /** The current event; null between events. */
    private @Nullable Event present;

    private long handles;

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
        Event other = present;
        return at < now || at == now && (other == null || since < other.since());
    }

    @Override
    public long scheduleAsOf(long since, long at, EventHandler to, int op, long arg) {
        if (at < now) {
            throw new IllegalArgumentException("an event at " + at + " ns lies before now, " + now + " ns");
        }
        events.add(new Event(at, since, ++handles, to, op, arg));
        return handles;
    }

    @Override
    public void cancel(long handle) {
        events.removeIf(event -> event.handle() == handle);
    }

    /** Schedules an action at a time. */
    public long schedule(long at, Runnable action) {
        return schedule(at, (op, arg) -> action.run(), 0, 0);
    }

    /** The number of pending events. */
    public int pending() {
        return events.size();
    }

    /** Runs the next event; false if there is none. */
    public boolean step() {
        Event event = events.poll();
        if (event == null) {
            return false;
        }
        now = event.at();
        present = event;
        event.to().handle(event.op(), event.arg());
        present = null;
        return true;
    }

    /**
     * Runs all events.
     *
     * @throws AssertionError after ten million events
     */
    public void run() {
        for (int count = 0; step(); count++) {
            if (count == RUNAWAY) {
                throw new AssertionError("no end after " + RUNAWAY + " events, at " + now + " ns");
            }
        }
    }

    /** Runs all events up to a time, inclusively, and sets the clock to it. */
    public void runUntil(long time) {
        for (Event next = events.peek(); next != null && next.at() <= time; next = events.peek()) {
            step();
        }
        now = Math.max(now, time);
    }
}
