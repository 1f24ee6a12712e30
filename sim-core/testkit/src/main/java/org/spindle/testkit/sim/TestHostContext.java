package org.spindle.testkit.sim;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.ToLongFunction;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.host.Tasks;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** The context of a host under test. Units serve each request after its own delay, in parallel. */
public final class TestHostContext implements HostContext {

    /** A request as it reached a unit. */
    public record Sent(long at, long id, int device, long sector, long sectors) {}

    private final RequestSchema schema = new RequestSchema();
    private final TestEventLoop events;
    private final TestMetrics metrics = new TestMetrics();
    private final long seed;
    private final List<TestUnit> units = new ArrayList<>();
    private final List<Sent> sent = new ArrayList<>();

    /** Requests of the host itself that it has not given back. */
    private final Set<Request> own = Collections.newSetFromMap(new IdentityHashMap<>());

    private long tasksLeft;

    /**
     * @param seed of the host's random streams
     */
    public TestHostContext(TestEventLoop events, long seed) {
        this.events = events;
        this.seed = seed;
    }

    /**
     * Adds a unit, which throws an AssertionError for requests that it could not serve.
     *
     * @param delay of each request in nanoseconds; 0 completes it within {@code submit}
     */
    public TestHostContext unit(String name, long sectors, ToLongFunction<Request> delay) {
        int index = units.size();
        units.add(new TestUnit(events, name, sectors, delay)
                .before(request ->
                        sent.add(new Sent(events.now(), request.id(), index, request.sector(), request.sectors()))));
        return this;
    }

    /** The requests that have reached the units, in this order. */
    public List<Sent> sent() {
        return List.copyOf(sent);
    }

    /** The number of times that the host has unplugged the unit. */
    public int unplugs(int unit) {
        return units.get(unit).unplugs();
    }

    /** Whether it is a request of the host itself, from {@link #newRequest}. */
    public boolean isOwn(Request request) {
        return own.contains(request);
    }

    /** The metrics of the host. */
    public TestMetrics measured() {
        return metrics;
    }

    /** Tasks that were added and are not done. */
    public long tasksLeft() {
        return tasksLeft;
    }

    @Override
    public EventLoop events() {
        return events;
    }

    @Override
    public Metrics metrics() {
        return metrics;
    }

    @Override
    public RequestSchema requestSchema() {
        return schema;
    }

    @Override
    public RandomStream random(String purpose) {
        return new TestRandom(seed * 31 + purpose.hashCode());
    }

    @Override
    public List<Unit> units() {
        return List.copyOf(units);
    }

    @Override
    public Tasks tasks() {
        return new Tasks() {
            @Override
            public void add(long tasks) {
                tasksLeft += tasks;
            }

            @Override
            public void done() {
                tasksLeft--;
            }
        };
    }

    @Override
    public Request newRequest() {
        Request request = new Request();
        own.add(request);
        return request;
    }

    @Override
    public void giveBack(Request request) {
        own.remove(request);
    }

    @Override
    public RuntimeException failure(String message) {
        return new IllegalStateException(message);
    }
}
