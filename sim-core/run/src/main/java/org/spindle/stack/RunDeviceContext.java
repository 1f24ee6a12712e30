package org.spindle.stack;

import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.Parts;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.SharedObjects;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.timeline.Timeline;

/** The context of one device. */
final class RunDeviceContext implements DeviceContext {

    private final String name;
    private final StackEnvironment environment;
    private final Interconnect interconnect;
    private final QueueSchedulers schedulers;
    private final SharedObjects shared;
    private final @Nullable LinkConfig configured;
    private final String place;
    private final Metrics metrics;
    private final RandomStream random;
    private final Timeline timeline;
    private @Nullable QueuePairLink queuePairs;

    /**
     * @param shared by all devices of the run
     * @param configured the device's link in the scenario; null if none is configured
     */
    RunDeviceContext(
            String name,
            StackEnvironment environment,
            Interconnect interconnect,
            QueueSchedulers schedulers,
            SharedObjects shared,
            @Nullable LinkConfig configured) {
        this.name = name;
        this.environment = environment;
        this.interconnect = interconnect;
        this.schedulers = schedulers;
        this.shared = shared;
        this.configured = configured;
        place = "devices." + name;
        metrics = environment.metrics().of(name);
        random = environment.streams().stream(place);
        timeline = environment.timeline() == null
                ? Timeline.NONE
                : environment.timeline().device(name);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public EventLoop events() {
        return environment.events();
    }

    @Override
    public BusPort bus() {
        return interconnect.linkTo(name).connection();
    }

    @Override
    public QueuePairLink queuePairs() {
        QueuePairLink known = queuePairs;
        if (known == null) {
            known = new QueuePairLink(
                    name,
                    queuePairConfig(),
                    environment.events(),
                    metrics,
                    environment.pool().schema());
            queuePairs = known;
        }
        return known;
    }

    private LinkConfig.QueuePairs queuePairConfig() {
        String bus = interconnect.busOf(name);
        if (bus != null) {
            throw new IllegalArgumentException(
                    "the device takes its commands from queue pairs, and is attached to bus '" + bus
                            + "', which carries conversations; remove it from the bus, or choose a device that is"
                            + " connected by conversations");
        }
        if (configured instanceof LinkConfig.Conversation) {
            throw new IllegalArgumentException("links." + name
                    + " configures a conversation, and the device takes its commands from queue pairs; remove links."
                    + name + " or write {type: queue-pairs}, or choose a device that is connected by conversations");
        }
        return configured instanceof LinkConfig.QueuePairs pairs ? pairs : LinkConfig.QueuePairs.DEFAULT;
    }

    @Override
    public RuntimeException failure(String message) {
        return environment.failures().apply(place + ": " + message);
    }

    @Override
    public SharedObjects shared() {
        return shared;
    }

    @Override
    public Parts parts() {
        return environment.factories()::make;
    }

    @Override
    public Metrics metrics() {
        return metrics;
    }

    @Override
    public RequestSchema requestSchema() {
        return environment.pool().schema();
    }

    @Override
    public RandomStream random() {
        return random;
    }

    @Override
    public Timeline timeline() {
        return timeline;
    }

    @Override
    public void noteAtEnd(Supplier<@Nullable String> note) {
        environment.notes().add(name, note);
    }

    @Override
    public RequestScheduler scheduler(Component scheduler, long sectors, @Nullable PositionOracle positions) {
        return schedulers.make(
                scheduler, place + ".scheduler", name, sectors, positions, UnaryOperator.identity(), false);
    }
}
