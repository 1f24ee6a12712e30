package org.spindle.testkit.sim;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/** A device that serves one request after the other, in order of submission, in the same time each, and records them. */
public final class FixedTimeDevice implements BlockTarget, EventHandler {

    private final EventLoop events;
    private final long serviceTime;
    private final Deque<Request> present = new ArrayDeque<>();
    private final List<Long> submitted = new ArrayList<>();
    private int mostPresent;

    /**
     * @param serviceTime nanoseconds, not negative
     */
    public FixedTimeDevice(EventLoop events, long serviceTime) {
        this.events = events;
        this.serviceTime = serviceTime;
    }

    @Override
    public void submit(Request request) {
        submitted.add(request.sector());
        present.add(request);
        mostPresent = Math.max(mostPresent, present.size());
        if (present.size() == 1) {
            serve();
        }
    }

    @Override
    public void handle(int op, long arg) {
        Request done = present.remove();
        if (!present.isEmpty()) {
            serve();
        }
        done.complete(events.now());
    }

    private void serve() {
        events.schedule(events.now() + serviceTime, this, 0, 0);
    }

    /** First sectors of all requests so far, in order of submission. */
    public List<Long> submitted() {
        return List.copyOf(submitted);
    }

    /** The most requests that were at the device at once. */
    public int mostPresent() {
        return mostPresent;
    }
}
