package org.spindle.run;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.driver.DriverContext;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;

/** The standard driver's double, and one without queues. */
final class TestDrivers {

    private TestDrivers() {}

    record Fcfs() {}

    record Direct() {}

    /** A driver without a queue. */
    record DirectDriver(DriverContext context) implements Driver {

        @Override
        public void submit(Request request) {
            context.path(request.device()).submit(request);
        }

        @Override
        public long lastSector(int device) {
            return 0;
        }
    }

    /** One request at each device at a time, in order of arrival. */
    static final class FcfsDriver implements Driver, CompletionListener {

        private final DriverContext context;
        private final List<Deque<Request>> queues = new ArrayList<>();
        private final boolean[] busy;
        private final Counter dispatches;

        FcfsDriver(DriverContext context) {
            this.context = context;
            context.devices().forEach(device -> queues.add(new ArrayDeque<>()));
            busy = new boolean[queues.size()];
            dispatches = context.metrics().counter("dispatches", "requests", "Requests sent down.");
        }

        @Override
        public void submit(Request request) {
            request.expect(this);
            queues.get(request.device()).add(request);
            dispatch(request.device());
        }

        @Override
        public void completed(Request request) {
            int device = request.device();
            busy[device] = false;
            request.complete(context.events().now());
            dispatch(device);
        }

        @Override
        public long lastSector(int device) {
            return 0;
        }

        private void dispatch(int device) {
            Deque<Request> queue = queues.get(device);
            if (!busy[device] && !queue.isEmpty()) {
                busy[device] = true;
                Request next = queue.remove();
                next.dispatched(context.events().now());
                dispatches.add(1);
                context.path(device).submit(next);
            }
        }
    }
}
