package org.spindle.testkit.sim;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.Parts;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.link.QueuePairPort;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerFactory;
import org.spindle.spi.sim.RandomStream;

/** The context of a device under test: a bus and queue pairs, of which it uses one. */
public final class TestDeviceContext implements DeviceContext {

    private final TestEventLoop events;
    private final TestDeviceBus bus;
    private final TestQueuePairs pairs;
    private final long seed;
    private final Parts parts;
    private final RequestSchema schema = new RequestSchema();
    private final TestMetrics metrics = new TestMetrics();

    /**
     * @param seed of the device's random stream
     * @param parts makes the parts in the configuration of the device, schedulers included
     */
    public TestDeviceContext(TestEventLoop events, long seed, Parts parts) {
        this.events = events;
        this.seed = seed;
        this.parts = parts;
        bus = new TestDeviceBus(events);
        pairs = new TestQueuePairs(events, 2);
    }

    @Override
    public String name() {
        return "device";
    }

    @Override
    public TestEventLoop events() {
        return events;
    }

    @Override
    public TestDeviceBus bus() {
        return bus;
    }

    @Override
    public QueuePairPort queuePairs() {
        return pairs;
    }

    /** The host's side of the queue pairs. */
    public TestQueuePairs pairs() {
        return pairs;
    }

    @Override
    public Metrics metrics() {
        return metrics;
    }

    /** The metrics of the device. */
    public TestMetrics measured() {
        return metrics;
    }

    @Override
    public RequestSchema requestSchema() {
        return schema;
    }

    @Override
    public RandomStream random() {
        return new TestRandom(seed);
    }

    @Override
    public RequestScheduler scheduler(Component scheduler, long sectors, @Nullable PositionOracle positions) {
        return parts.make(
                SchedulerFactory.KIND,
                scheduler,
                new TestSchedulerContext(events, sectors, positions, new TestRandom(seed + 1)).parts(parts));
    }

    @Override
    public Parts parts() {
        return parts;
    }
}
