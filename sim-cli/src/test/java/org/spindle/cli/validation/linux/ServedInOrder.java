package org.spindle.cli.validation.linux;

import java.util.ArrayDeque;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.Request;
import org.spindle.testkit.sim.TestEventLoop;

/** A device that serves one request at a time, in the order of their submission. */
final class ServedInOrder implements BlockTarget {

    /** Returns the completion time of the request that begins now. */
    interface Times {
        long completion(Request request, long now);
    }

    private final TestEventLoop events;
    private final Times times;
    private final ArrayDeque<Request> waiting = new ArrayDeque<>();

    ServedInOrder(TestEventLoop events, Times times) {
        this.events = events;
        this.times = times;
    }

    @Override
    public void submit(Request request) {
        waiting.add(request);
        if (waiting.size() == 1) {
            begin();
        }
    }

    private void begin() {
        Request request = waiting.element();
        events.schedule(times.completion(request, events.now()), this::complete);
    }

    private void complete() {
        Request done = waiting.remove();
        if (!waiting.isEmpty()) {
            begin();
        }
        done.complete(events.now());
    }
}
