package org.spindle.bench.engine;

import java.util.Comparator;
import java.util.PriorityQueue;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/** A straightforward event loop for comparison: a binary heap of event objects. */
final class PriorityQueueLoop implements EventLoop {

    private record Event(long time, long sequence, EventHandler to, int op, long arg) {}

    private static final Comparator<Event> ORDER =
            Comparator.comparingLong(Event::time).thenComparingLong(Event::sequence);

    private final PriorityQueue<Event> events = new PriorityQueue<>(ORDER);
    private long sequence;
    private long now;
    private boolean stopped;

    void run() {
        stopped = false;
        while (!stopped && !events.isEmpty()) {
            Event event = events.remove();
            now = event.time();
            event.to().handle(event.op(), event.arg());
        }
    }

    void stop() {
        stopped = true;
    }

    @Override
    public long now() {
        return now;
    }

    @Override
    public long schedule(long at, EventHandler to, int op, long arg) {
        events.add(new Event(at, sequence, to, op, arg));
        return ++sequence;
    }

    @Override
    public long scheduleAsOf(long since, long at, EventHandler to, int op, long arg) {
        throw new UnsupportedOperationException("events of this loop happen in the order in which they are scheduled");
    }

    @Override
    public boolean isPast(long since, long at) {
        return at < now;
    }

    @Override
    public void cancel(long handle) {
        events.removeIf(event -> event.sequence() == handle - 1);
    }
}
