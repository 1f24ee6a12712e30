package org.spindle.flash.calibrate;

import org.jspecify.annotations.Nullable;
import org.spindle.engine.Simulator;
import org.spindle.random.RandomStreams;
import org.spindle.spi.Component;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.stats.MetricSet;

/** The context of a device under test: a bus that takes no time and is always free. */
final class TrialContext implements DeviceContext, BusPort {

    private static final RandomStreams STREAMS = new RandomStreams(1, 0);

    private final Simulator events;
    private final Metrics metrics;
    private final RequestSchema schema = new RequestSchema();
    private final RandomStream random;

    /**
     * @param isStratified whether the device draws its numbers from a {@link StratifiedStream}
     */
    TrialContext(Simulator events, boolean isStratified) {
        this.events = events;
        RandomStream device = STREAMS.stream("device");
        random = isStratified ? new StratifiedStream(device) : device;
        metrics = new MetricSet(events).of(name());
    }

    /** Random numbers for the load. */
    RandomStream load() {
        return STREAMS.stream("load");
    }

    @Override
    public String name() {
        return "trial";
    }

    @Override
    public EventLoop events() {
        return events;
    }

    @Override
    public BusPort bus() {
        return this;
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
    public RandomStream random() {
        return random;
    }

    @Override
    public RequestScheduler scheduler(Component scheduler, long sectors, @Nullable PositionOracle positions) {
        throw new IllegalArgumentException("a device with a scheduler cannot be tested");
    }

    @Override
    public boolean isOwned() {
        return false;
    }

    @Override
    public void acquire(BusClient client) {
        throw new IllegalStateException("a device that acquires its bus cannot be tested");
    }

    @Override
    public void release() {}

    @Override
    public long answerTime(Message message) {
        return 0;
    }

    @Override
    public long deliveryTime() {
        return 0;
    }

    @Override
    public long sectorTimePicos(boolean read) {
        return 0;
    }
}
