package org.spindle.testkit.sim;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToLongFunction;
import org.spindle.spi.Parts;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.workload.ArrivalPatternContext;

/** The workload whose requests an arrival pattern under test sends. */
public final class TestArrivals implements ArrivalPatternContext {

    private final TestEventLoop events = new TestEventLoop();
    private final RandomStream random;
    private final Parts parts;
    private final int requests;
    private final IntToLongFunction service;
    private final List<Long> sent = new ArrayList<>();

    /**
     * @param seed of the random stream
     * @param requests that there are to send
     * @param service nanoseconds of each, by its number from 0; 0 completes it before {@link #send} returns
     * @param parts makes the parts in the configuration of the pattern
     */
    public TestArrivals(long seed, int requests, IntToLongFunction service, Parts parts) {
        random = new TestRandom(seed);
        this.requests = requests;
        this.service = service;
        this.parts = parts;
    }

    /** The times at which the requests were sent. */
    public List<Long> sent() {
        return List.copyOf(sent);
    }

    @Override
    public TestEventLoop events() {
        return events;
    }

    @Override
    public RandomStream random() {
        return random;
    }

    @Override
    public Parts parts() {
        return parts;
    }

    @Override
    public boolean hasNext() {
        return sent.size() < requests;
    }

    /**
     * Sends the next request now.
     *
     * @throws AssertionError if there is none
     */
    @Override
    public void send(CompletionListener listener) {
        if (!hasNext()) {
            throw new AssertionError("a request is sent, and there is none left of " + requests);
        }
        int number = sent.size();
        sent.add(events.now());
        Request request = new Request().reset(number, 0, Operation.READ, 8L * number, 8);
        request.arrived(events.now());
        request.expect(listener);
        long nanos = service.applyAsLong(number);
        if (nanos == 0) {
            request.complete(events.now());
        } else {
            events.schedule(events.now() + nanos, () -> request.complete(events.now()));
        }
    }
}
