package org.spindle.bench.disk;

import org.jspecify.annotations.Nullable;
import org.spindle.engine.Simulator;
import org.spindle.plugin.Registry;
import org.spindle.random.RandomStreams;
import org.spindle.spi.Component;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.bus.BusPort.Message;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerFactory;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.stats.MetricSet;

/** The environment of a single device: a clock, metrics, and a separate bus without cost. */
public final class BareHost implements DeviceContext, BusPort, EventHandler {

    private final Registry registry;
    private final RequestSchema schema = new RequestSchema();
    private final Simulator simulator = new Simulator();
    private final RandomStream random = new RandomStreams(1, 0).stream("device");
    private final CompletionListener end = completed -> simulator.stop();
    private BusClient waiting = () -> {};
    private boolean owned;

    public BareHost(Registry registry) {
        this.registry = registry;
    }

    public Simulator simulator() {
        return simulator;
    }

    /** The device owns the bus, as after the arrival of a command. */
    void handOver() {
        owned = true;
    }

    /** Submits one request to the device and runs events until it is complete. */
    public void serve(Device device, Request request) {
        // The bus is free again only some messages after the previous completion.
        while (owned) {
            simulator.run(simulator.now() + 1_000);
        }
        request.arrived(simulator.now());
        request.expect(end);
        handOver();
        device.submit(request);
        simulator.run();
    }

    @Override
    public String name() {
        return "device";
    }

    @Override
    public RequestSchema requestSchema() {
        return schema;
    }

    @Override
    public EventLoop events() {
        return simulator;
    }

    @Override
    public BusPort bus() {
        return this;
    }

    @Override
    public Metrics metrics() {
        return new MetricSet(simulator).of(name());
    }

    @Override
    public RandomStream random() {
        return random;
    }

    @Override
    public RequestScheduler scheduler(Component scheduler, long sectors, @Nullable PositionOracle positions) {
        if (positions == null) {
            throw new IllegalArgumentException("the benchmarks measure drives, which report positions");
        }
        return registry.make(
                SchedulerFactory.KIND,
                scheduler,
                new QueueHost(registry, simulator, schema, sectors, positions, random));
    }

    @Override
    public boolean isOwned() {
        return owned;
    }

    @Override
    public void acquire(BusClient client) {
        waiting = client;
        simulator.schedule(simulator.now(), this, 0, 0);
    }

    @Override
    public void handle(int op, long arg) {
        owned = true;
        waiting.busGranted();
    }

    @Override
    public void release() {
        owned = false;
    }

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
