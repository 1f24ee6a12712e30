package org.spindle.host.driver;

import java.util.ArrayDeque;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/** Stands for a device and its bus: every request takes the same time, any number of them at once. */
final class ConstantTime implements BlockTarget, EventHandler {

    private final long nanos;
    private final EventLoop events;

    /** In order of submission, which is that of completion. */
    private final ArrayDeque<Request> present = new ArrayDeque<>();

    ConstantTime(long nanos, EventLoop events) {
        this.nanos = nanos;
        this.events = events;
    }

    @Override
    public void submit(Request request) {
        present.add(request);
        events.schedule(events.now() + nanos, this, 0, 0);
    }

    @Override
    public void handle(int op, long arg) {
        present.remove().complete(events.now());
    }
}
