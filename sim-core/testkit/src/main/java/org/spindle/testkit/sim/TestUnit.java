package org.spindle.testkit.sim;

import java.util.function.Consumer;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.PositionOracle;

/** A unit that serves each request after its own delay, in parallel, and rejects requests outside its sectors. */
public final class TestUnit implements Unit {

    private final TestEventLoop events;
    private final String name;
    private final long sectors;
    private final ToLongFunction<Request> delay;
    private Consumer<Request> before = request -> {};
    private int outstanding;
    private int unplugs;

    /**
     * @param sectors capacity
     * @param delay of each request in nanoseconds; 0 completes it within {@code submit}
     */
    public TestUnit(TestEventLoop events, String name, long sectors, ToLongFunction<Request> delay) {
        this.events = events;
        this.name = name;
        this.sectors = sectors;
        this.delay = delay;
    }

    /** Sets an action on each request when it is submitted. */
    public TestUnit before(Consumer<Request> action) {
        before = action;
        return this;
    }

    /**
     * Serves a request.
     *
     * @throws AssertionError if it does not lie within the unit
     */
    @Override
    public void submit(Request request) {
        if (request.sector() < 0 || request.sectors() < 0 || request.end() > sectors) {
            throw new AssertionError(request + " does not fit the " + sectors + " sectors of unit " + name);
        }
        before.accept(request);
        outstanding++;
        long nanos = delay.applyAsLong(request);
        request.dispatched(events.now());
        if (nanos == 0) {
            complete(request);
        } else {
            events.schedule(events.now() + nanos, () -> complete(request));
        }
    }

    @Override
    public void unplug() {
        unplugs++;
    }

    /** Returns the number of calls of {@link #unplug}. */
    public int unplugs() {
        return unplugs;
    }

    private void complete(Request request) {
        outstanding--;
        request.complete(events.now());
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public long sectors() {
        return sectors;
    }

    @Override
    public @Nullable String refusal(long sector, long count) {
        return null;
    }

    @Override
    public int outstanding() {
        return outstanding;
    }

    @Override
    public long distance(long sector) {
        return sector;
    }

    @Override
    public @Nullable PositionOracle positions() {
        return null;
    }
}
