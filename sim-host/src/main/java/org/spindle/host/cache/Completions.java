package org.spindle.host.cache;

import java.util.ArrayDeque;
import java.util.Queue;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * Completes requests by an event of the same instant. A listener that answers a completion with the next request, as in a
 * closed loop of hits, is therefore never called from within the submission of its last one.
 */
final class Completions implements EventHandler {

    private final EventLoop events;
    private final Queue<Request> done = new ArrayDeque<>();

    Completions(EventLoop events) {
        this.events = events;
    }

    void add(Request request) {
        done.add(request);
        events.schedule(events.now(), this, 0, 0);
    }

    @Override
    public void handle(int op, long arg) {
        done.remove().complete(events.now());
    }
}
