package org.spindle.cli.validation.linux;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.Request;
import org.spindle.testkit.sim.TestEventLoop;

/** A device that serves one request at a time in the order in which it gets them, and remembers that order. */
final class ServedInOrder implements BlockTarget {

    /** When the request that is begun now is complete. */
    interface Times {
        long completion(Request request, long now);
    }

    private final TestEventLoop events;
    private final Times times;
    private final ArrayDeque<Request> waiting = new ArrayDeque<>();
    private final List<Recording.Issue> issues = new ArrayList<>();

    ServedInOrder(TestEventLoop events, Times times) {
        this.events = events;
        this.times = times;
    }

    List<Recording.Issue> issues() {
        return issues;
    }

    @Override
    public void submit(Request request) {
        issues.add(new Recording.Issue(request.operation(), request.sector(), request.sectors()));
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
