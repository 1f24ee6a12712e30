package org.spindle.host.driver;

import java.util.Comparator;
import java.util.PriorityQueue;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/** Delays each request by the wait recorded in its trace before it joins a queue. */
final class RecordedWait implements BlockTarget, EventHandler {

    private record Waiting(long until, long order, Request request) {}

    private final BlockTarget queue;
    private final EventLoop events;
    private final PriorityQueue<Waiting> waiting =
            new PriorityQueue<>(Comparator.comparingLong(Waiting::until).thenComparingLong(Waiting::order));
    private final TimeComponent wait;
    private long arrived;

    RecordedWait(BlockTarget queue, EventLoop events, TimeComponent wait) {
        this.queue = queue;
        this.events = events;
        this.wait = wait;
    }

    @Override
    public void submit(Request request) {
        long until = events.now() + RecordedTimes.WAIT.of(request);
        request.clock().enter(wait, events.now());
        waiting.add(new Waiting(until, arrived++, request));
        events.schedule(until, this, 0, 0);
    }

    @Override
    public void handle(int op, long arg) {
        Waiting first = waiting.remove();
        queue.submit(first.request());
    }
}
