package org.spindle.experiment;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.spindle.config.KeyPath;
import org.spindle.experiment.Scenario.BusLink;
import org.spindle.spi.Component;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusFactory;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.bus.Controller;
import org.spindle.spi.bus.ControllerContext;
import org.spindle.spi.bus.ControllerFactory;
import org.spindle.spi.bus.ControllerFront;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.sim.EventLoop;
import org.spindle.stats.MetricSet;
import org.spindle.timeline.RunTimeline;

/**
 * The buses and controllers of a scenario, and the ways through them. A way leads down from its owner, which is the driver
 * or a controller with a front, to an end: a device or the next controller with a front.
 */
final class Fabric {

    private final EventLoop events;
    private final Map<String, Bus> buses = new LinkedHashMap<>();
    private final Map<String, TracedBus.Lanes> lanes = new HashMap<>();
    private final Map<String, Controller> controllers = new HashMap<>();
    private final Map<String, BusLink> busAbove = new HashMap<>();
    private final Map<String, DevicePath> paths = new HashMap<>();
    private final Scenario scenario;
    private final Factories factories;
    private final MetricSet metrics;
    private final RequestSchema schema;

    /**
     * @param timeline null if nobody looks
     */
    Fabric(
            Scenario scenario,
            Factories factories,
            EventLoop events,
            MetricSet metrics,
            RequestSchema schema,
            @Nullable RunTimeline timeline) {
        this.scenario = scenario;
        this.factories = factories;
        this.events = events;
        this.metrics = metrics;
        this.schema = schema;
        Map<String, Integer> attached = new HashMap<>();
        for (BusLink link : scenario.topology()) {
            attached.put(link.bus(), link.attached().size() + 1);
            for (String name : link.attached()) {
                busAbove.put(name, link);
            }
        }
        scenario.buses().forEach((name, bus) -> {
            int clients = attached.getOrDefault(name, 1);
            buses.put(
                    name,
                    made(
                            place("buses", name),
                            bus,
                            () -> factories.make(
                                    BusFactory.KIND, bus, new BusHost(name, clients, events, metrics.of(name)))));
            if (timeline != null) {
                lanes.put(name, new TracedBus.Lanes(timeline.bus(name)));
            }
        });
        scenario.controllers().keySet().forEach(this::controller);
    }

    /** The controller of that name; null if there is none. Made when asked for first: those above it exist then. */
    private @Nullable Controller controller(String name) {
        Controller known = controllers.get(name);
        Component component = scenario.controllers().get(name);
        if (known != null || component == null) {
            return known;
        }
        Controller made = made(
                place("controllers", name),
                component,
                () -> factories.make(
                        ControllerFactory.KIND, component, new Context(name, events, metrics.of(name), schema, this)));
        controllers.put(name, made);
        return made;
    }

    /** What a controller does at its place; null if it passes messages on, or does not exist. */
    @Nullable
    ControllerFront front(String controller) {
        Controller found = controller(controller);
        return found == null ? null : found.front();
    }

    /** Who sends requests down the way that ends there: a controller with a front, or {@link BusLink#DRIVER}. */
    String ownerOf(String end) {
        BusLink link = busAbove.get(end);
        while (link != null && !link.below().equals(BusLink.DRIVER) && front(link.below()) == null) {
            link = busAbove.get(link.below());
        }
        return link == null ? BusLink.DRIVER : link.below();
    }

    /** The way down to a device or to a controller with a front. */
    DevicePath pathTo(String end) {
        DevicePath known = paths.get(end);
        if (known == null) {
            known = new DevicePath(events, hopsTo(end), leastSectorTime(ownerOf(end)));
            paths.put(end, known);
        }
        return known;
    }

    /** Picoseconds per sector that a way takes at least for what it begins at. */
    private long leastSectorTime(String owner) {
        Controller controller = controller(owner);
        return controller == null ? 0 : controller.sectorTimeBelowPicos();
    }

    private Hop[] hopsTo(String end) {
        String owner = ownerOf(end);
        Deque<Hop> hops = new ArrayDeque<>();
        String below = end;
        for (BusLink link = busAbove.get(end); link != null; link = busAbove.get(below)) {
            Controller passed = below.equals(end) ? null : controller(below);
            hops.push(new Hop(bus(link.bus(), end), link.attached().indexOf(below) + 1, passed));
            below = link.below();
            if (below.equals(owner)) {
                break;
            }
        }
        if (hops.isEmpty()) {
            hops.push(new Hop(new PrivateBus(events), 1, null));
        }
        return hops.toArray(new Hop[0]);
    }

    private Bus bus(String name, String end) {
        Bus bus = buses.get(name);
        if (bus == null) {
            throw new IllegalArgumentException("the topology names an unknown bus '" + name + "'");
        }
        TracedBus.Lanes shown = lanes.get(name);
        return shown == null ? bus : new TracedBus(bus, shown, events, end);
    }

    /** Where a component of that name stands in the scenario. */
    static KeyPath place(String kind, String name) {
        return KeyPath.ROOT.key(kind).key(name);
    }

    /** Makes a component; what its factory refuses is told with the component's place in the scenario. */
    static <T> T made(KeyPath place, Component component, Supplier<T> factory) {
        try {
            return factory.get();
        } catch (IllegalArgumentException e) {
            throw RunException.refused(place, component, e);
        }
    }

    private record Context(String name, EventLoop events, Metrics metrics, RequestSchema requestSchema, Fabric fabric)
            implements ControllerContext {

        @Override
        public BusPort above() {
            return fabric.pathTo(name).connection();
        }
    }
}
