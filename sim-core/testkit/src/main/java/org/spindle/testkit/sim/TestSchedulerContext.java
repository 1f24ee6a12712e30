package org.spindle.testkit.sim;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** What a scheduler under test may know. */
public final class TestSchedulerContext implements SchedulerContext {

    private final EventLoop events;
    private final long sectors;
    private final @Nullable PositionOracle positions;
    private final RandomStream random;

    /**
     * @param sectors capacity of the device
     * @param positions what the device tells about positions; null for a device that tells nothing
     */
    public TestSchedulerContext(
            EventLoop events, long sectors, @Nullable PositionOracle positions, RandomStream random) {
        this.events = events;
        this.sectors = sectors;
        this.positions = positions;
        this.random = random;
    }

    /** A context with its own clock and seed 1, for a device that tells nothing about positions. */
    public static TestSchedulerContext ofSectors(long sectors) {
        return new TestSchedulerContext(new TestEventLoop(), sectors, null, new TestRandom(1));
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
}
