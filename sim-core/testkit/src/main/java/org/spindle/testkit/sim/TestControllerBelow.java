package org.spindle.testkit.sim;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.Parts;
import org.spindle.spi.bus.ControllerBelow;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.PositionOracle;

/** What lies below a controller under test: queues that serve each request after a delay, in parallel. */
public final class TestControllerBelow implements ControllerBelow {

    private final TestEventLoop events;
    private final Parts parts;
    private final TestParts requests = new TestParts();
    private final List<Unit> units = new ArrayList<>();

    /**
     * @param parts makes the layers of the controller
     */
    public TestControllerBelow(TestEventLoop events, Parts parts) {
        this.events = events;
        this.parts = parts;
    }

    /** Adds a device, which throws an AssertionError for requests that it could not serve. */
    public TestControllerBelow device(String name, long sectors, ToLongFunction<Request> delay) {
        units.add(new TestUnit(events, name, sectors, delay));
        return this;
    }

    /** Requests that the controller has made and not {@linkplain #finish finished}. */
    public int unfinished() {
        return requests.left();
    }

    /** The devices; whatever the scheduler, no request waits in a queue. */
    @Override
    public List<Unit> queued(Component scheduler, int outstanding, UnaryOperator<BlockTarget> between) {
        if (outstanding < 1) {
            throw new AssertionError("the controller wants " + outstanding + " requests at a device at once");
        }
        return units.stream()
                .<Unit>map(unit -> new QueuedUnit(unit, between.apply(unit)))
                .toList();
    }

    @Override
    public Layer layer(Component layer, List<Unit> over) {
        TestLayerContext context = new TestLayerContext(events, 1, parts);
        over.forEach(context::over);
        return parts.make(LayerFactory.KIND, layer, context);
    }

    @Override
    public Request part(Request whole, Operation operation, long sector, long sectors) {
        return requests.part(whole, operation, sector, sectors);
    }

    @Override
    public boolean finish(Request completed) {
        return requests.finish(completed);
    }

    /** A device behind its queue. */
    private record QueuedUnit(Unit device, BlockTarget target) implements Unit {

        @Override
        public void submit(Request request) {
            target.submit(request);
        }

        @Override
        public String name() {
            return device.name();
        }

        @Override
        public long sectors() {
            return device.sectors();
        }

        @Override
        public @Nullable String refusal(long sector, long sectors) {
            return device.refusal(sector, sectors);
        }

        @Override
        public int outstanding() {
            return device.outstanding();
        }

        @Override
        public long distance(long sector) {
            return device.distance(sector);
        }

        @Override
        public @Nullable PositionOracle positions() {
            return device.positions();
        }
    }
}
