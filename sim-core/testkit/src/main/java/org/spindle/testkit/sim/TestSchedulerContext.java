package org.spindle.testkit.sim;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.Parts;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** The context of a scheduler under test. */
public final class TestSchedulerContext implements SchedulerContext {

    private final EventLoop events;
    private final RequestSchema schema = new RequestSchema();
    private final long sectors;
    private final @Nullable PositionOracle positions;
    private final RandomStream random;
    private final Map<String, Function<SchedulerContext, RequestScheduler>> parts = new HashMap<>();
    private final TestMetrics metrics = new TestMetrics();
    private Parts others = Parts.NONE;
    private boolean mayCombine = true;

    /**
     * @param sectors capacity of the device
     * @param positions the device's positions; null for a device that reports none
     */
    public TestSchedulerContext(
            EventLoop events, long sectors, @Nullable PositionOracle positions, RandomStream random) {
        this.events = events;
        this.sectors = sectors;
        this.positions = positions;
        this.random = random;
    }

    /** A context with its own clock and seed 1, for a device that reports no positions. */
    public static TestSchedulerContext ofSectors(long sectors) {
        return new TestSchedulerContext(new TestEventLoop(), sectors, null, new TestRandom(1));
    }

    @Override
    public RequestSchema requestSchema() {
        return schema;
    }

    @Override
    public EventLoop events() {
        return events;
    }

    @Override
    public long sectors() {
        return sectors;
    }

    @Override
    public PositionOracle positions() {
        if (positions == null) {
            throw new IllegalArgumentException("the device of this test tells a scheduler nothing about positions");
        }
        return positions;
    }

    @Override
    public RandomStream random() {
        return random;
    }

    @Override
    public TestMetrics metrics() {
        return metrics;
    }

    /** A component to be written into a config record: one that this context makes with {@code maker}. */
    public Component part(String type, Function<SchedulerContext, RequestScheduler> maker) {
        parts.put(type, maker);
        return new Part(type);
    }

    /** Sets the maker of the parts that were not declared by {@link #part}. */
    public TestSchedulerContext parts(Parts makers) {
        others = makers;
        return this;
    }

    /** Declares that the queue's owner does not serve requests that carry others. */
    public TestSchedulerContext refusingCombinations() {
        mayCombine = false;
        return this;
    }

    @Override
    public RequestScheduler scheduler(Component scheduler) {
        Function<SchedulerContext, RequestScheduler> maker = parts.get(scheduler.type());
        if (maker == null && others != Parts.NONE) {
            return others.make(SchedulerFactory.KIND, scheduler, this);
        }
        if (maker == null) {
            throw new IllegalArgumentException("no part of type " + scheduler.type() + " was announced to this test");
        }
        return maker.apply(this);
    }

    @Override
    public Parts parts() {
        return others;
    }

    @Override
    public boolean mayCombine() {
        return mayCombine;
    }

    private record Part(String type) implements Component {
        @Override
        public Record config() {
            return this;
        }
    }
}
