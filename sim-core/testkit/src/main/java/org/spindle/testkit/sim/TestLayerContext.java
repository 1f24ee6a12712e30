package org.spindle.testkit.sim;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import org.spindle.spi.Component;
import org.spindle.spi.Parts;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.sim.RandomStream;

/** The context of a layer under test. Units below serve each request after its own delay, in parallel. */
public final class TestLayerContext implements LayerContext {

    /** A request as it reached a unit. */
    public record Sent(long at, int unit, Operation operation, long sector, long sectors) {}

    private record Cache(int lines, long bytes, int ghostLimit, RandomStream random, Metrics metrics, Parts parts)
            implements ReplacementContext {}

    private final TestEventLoop events;
    private final long seed;
    private final Parts parts;
    private final RequestSchema schema = new RequestSchema();
    private final TestMetrics metrics = new TestMetrics();
    private final List<Unit> units = new ArrayList<>();
    private final List<Sent> sent = new ArrayList<>();
    private final TestParts requests = new TestParts();

    /**
     * @param seed of the layer's random streams
     * @param parts makes the parts in the configuration of the layer
     */
    public TestLayerContext(TestEventLoop events, long seed, Parts parts) {
        this.events = events;
        this.seed = seed;
        this.parts = parts;
    }

    /**
     * Adds a unit below, which throws an AssertionError for requests that it could not serve.
     *
     * @param delay of each request in nanoseconds; 0 completes it within {@code submit}
     */
    public TestLayerContext unit(String name, long sectors, ToLongFunction<Request> delay) {
        int index = units.size();
        units.add(new TestUnit(events, name, sectors, delay)
                .before(request -> sent.add(
                        new Sent(events.now(), index, request.operation(), request.sector(), request.sectors()))));
        return this;
    }

    /** Adds a given unit below. */
    public TestLayerContext over(Unit unit) {
        units.add(unit);
        return this;
    }

    /** The requests that have reached the units, in this order. */
    public List<Sent> sent() {
        return List.copyOf(sent);
    }

    /** The metrics of the layer. */
    public TestMetrics measured() {
        return metrics;
    }

    /** Requests that the layer has made and not {@linkplain #finish finished}. */
    public int unfinished() {
        return requests.left();
    }

    @Override
    public String name() {
        return "layer";
    }

    @Override
    public TestEventLoop events() {
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
    public ReplacementPolicy replacement(Component policy, int lines, long bytes) {
        return parts.make(
                ReplacementFactory.KIND,
                policy,
                new Cache(lines, bytes, 2 * lines, random("replacement"), metrics, parts));
    }

    @Override
    public Parts parts() {
        return parts;
    }

    @Override
    public List<Unit> below() {
        return List.copyOf(units);
    }

    @Override
    public Request part(Request whole, Operation operation, long sector, long sectors) {
        return requests.part(whole, operation, sector, sectors);
    }

    @Override
    public void hold(Request whole) {
        whole.hold();
    }

    @Override
    public boolean release(Request whole) {
        return whole.childCompleted() == 0;
    }

    @Override
    public Request own(Operation operation, long sector, long sectors) {
        return requests.own(operation, sector, sectors);
    }

    @Override
    public boolean finish(Request completed) {
        return requests.finish(completed);
    }

    @Override
    public RuntimeException failure(String message) {
        return new IllegalStateException(message);
    }
}
