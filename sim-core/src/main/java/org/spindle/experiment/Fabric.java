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
import org.spindle.spi.bus.Controller;
import org.spindle.spi.sim.EventLoop;
import org.spindle.stats.MetricSet;
import org.spindle.timeline.RunTimeline;

/** The buses and controllers of a scenario, and the way through them to each device. */
final class Fabric {

    private final EventLoop events;
    private final Map<String, Bus> buses = new LinkedHashMap<>();
    private final Map<String, TracedBus.Lanes> lanes = new HashMap<>();
    private final Map<String, Controller> controllers = new LinkedHashMap<>();
    private final Map<String, BusLink> busAbove = new HashMap<>();

    /**
     * @param timeline null if nobody looks
     */
    Fabric(
            Scenario scenario,
            Factories factories,
            EventLoop events,
            MetricSet metrics,
            @Nullable RunTimeline timeline) {
        this.events = events;
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
                    made(place("buses", name), bus, () -> factories.bus(bus, name, clients, events, metrics.of(name))));
            if (timeline != null) {
                lanes.put(name, new TracedBus.Lanes(timeline.bus(name)));
            }
        });
        scenario.controllers()
                .forEach((name, controller) -> controllers.put(
                        name,
                        made(
                                place("controllers", name),
                                controller,
                                () -> factories.controller(controller, name, events, metrics.of(name)))));
    }

    /** The way down to a device. */
    DevicePath pathTo(String device) {
        Deque<Hop> hops = new ArrayDeque<>();
        String below = device;
        for (BusLink link = busAbove.get(device); link != null; link = busAbove.get(below)) {
            Controller controller = controllers.get(below);
            hops.push(new Hop(
                    bus(link.bus(), device),
                    link.attached().indexOf(below) + 1,
                    controller == null ? 0 : controller.messageDelay()));
            below = link.below();
        }
        if (hops.isEmpty()) {
            hops.push(new Hop(new PrivateBus(events), 1, 0));
        }
        return new DevicePath(events, hops.toArray(new Hop[0]));
    }

    private Bus bus(String name, String device) {
        Bus bus = buses.get(name);
        if (bus == null) {
            throw new IllegalArgumentException("the topology names an unknown bus '" + name + "'");
        }
        TracedBus.Lanes shown = lanes.get(name);
        return shown == null ? bus : new TracedBus(bus, shown, events, device);
    }

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
}
