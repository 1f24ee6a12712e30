package org.spindle.stack;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.random.PurposeStreams;
import org.spindle.spi.Component;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusFactory;
import org.spindle.spi.bus.Controller;
import org.spindle.spi.bus.ControllerFactory;
import org.spindle.spi.bus.ControllerFront;
import org.spindle.stack.StackDescription.BusPlacement;

/**
 * The buses and controllers of a stack, and the conversation links over them. A link leads from its owner, which is the
 * driver or a controller with a front, to an endpoint: a device or the next controller with a front.
 */
final class Interconnect {

    private final StackDescription description;
    private final StackEnvironment environment;
    private final Map<String, Bus> buses = new LinkedHashMap<>();
    private final Map<String, TracedBus.Lanes> lanes = new HashMap<>();
    private final Map<String, Controller> controllers = new HashMap<>();
    private final Map<String, BusPlacement> busAbove = new HashMap<>();
    private final Map<String, ConversationLink> links = new HashMap<>();

    Interconnect(StackDescription description, StackEnvironment environment) {
        this.description = description;
        this.environment = environment;
        Map<String, Integer> attached = new HashMap<>();
        for (BusPlacement placement : description.topology()) {
            attached.put(placement.bus(), placement.attached().size() + 1);
            for (String name : placement.attached()) {
                busAbove.put(name, placement);
            }
        }
        description.buses().forEach((name, bus) -> {
            makeBus(name, bus, attached.getOrDefault(name, 1));
            if (environment.timeline() != null) {
                lanes.put(name, new TracedBus.Lanes(environment.timeline().bus(name)));
            }
        });
        description.controllers().keySet().forEach(this::controller);
    }

    private void makeBus(String name, Component bus, int clients) {
        RunBusContext context = new RunBusContext(
                name,
                clients,
                environment.events(),
                environment.metrics().of(name),
                new PurposeStreams(environment.streams(), "buses." + name),
                environment.factories()::make);
        buses.put(
                name,
                RefusedComponentException.make(
                        RefusedComponentException.place("buses", name),
                        bus,
                        () -> environment.factories().make(BusFactory.KIND, bus, context)));
    }

    /**
     * Returns the controller of that name, or null if there is none. It is created at the first call, after those above
     * it.
     */
    private @Nullable Controller controller(String name) {
        Controller known = controllers.get(name);
        Component component = description.controllers().get(name);
        if (known != null || component == null) {
            return known;
        }
        RunControllerContext context = new RunControllerContext(
                name,
                environment.events(),
                environment.metrics().of(name),
                environment.pool().schema(),
                new PurposeStreams(environment.streams(), "controllers." + name),
                environment.factories()::make,
                this);
        Controller made = RefusedComponentException.make(
                RefusedComponentException.place("controllers", name),
                component,
                () -> environment.factories().make(ControllerFactory.KIND, component, context));
        controllers.put(name, made);
        return made;
    }

    /** Returns the front of a controller, or null if it only forwards messages or does not exist. */
    @Nullable
    ControllerFront front(String controller) {
        Controller found = controller(controller);
        return found == null ? null : found.front();
    }

    /** Returns the name of the bus that a device or controller is attached to, or null if there is none. */
    @Nullable
    String busOf(String name) {
        BusPlacement above = busAbove.get(name);
        return above == null ? null : above.bus();
    }

    /**
     * Returns the owner that submits to the link of an endpoint: a controller with a front, or {@link
     * StackDescription#DRIVER}.
     */
    String ownerOf(String endpoint) {
        BusPlacement placement = busAbove.get(endpoint);
        while (placement != null
                && !placement.below().equals(StackDescription.DRIVER)
                && front(placement.below()) == null) {
            placement = busAbove.get(placement.below());
        }
        return placement == null ? StackDescription.DRIVER : placement.below();
    }

    /** Returns the conversation link of a device or of a controller with a front. */
    ConversationLink linkTo(String endpoint) {
        ConversationLink known = links.get(endpoint);
        if (known == null) {
            known = new ConversationLink(
                    environment.events(),
                    segmentsTo(endpoint),
                    leastSectorTime(ownerOf(endpoint)),
                    answerTime(ownerOf(endpoint)),
                    environment.pool().schema());
            links.put(endpoint, known);
        }
        return known;
    }

    /**
     * Returns the least picoseconds per sector of 512 bytes that an owner takes for transfers to and from devices below
     * it.
     */
    private long leastSectorTime(String owner) {
        Controller controller = controller(owner);
        return controller == null ? 0 : controller.sectorTimeBelowPicos();
    }

    private long answerTime(String owner) {
        Controller controller = controller(owner);
        return controller == null ? 0 : controller.answerTime();
    }

    private BusSegment[] segmentsTo(String endpoint) {
        String owner = ownerOf(endpoint);
        Deque<BusSegment> segments = new ArrayDeque<>();
        String below = endpoint;
        for (BusPlacement placement = busAbove.get(endpoint); placement != null; placement = busAbove.get(below)) {
            Controller controllerBelow = below.equals(endpoint) ? null : controller(below);
            int slot = placement.attached().indexOf(below) + 1;
            boolean shared = placement.attached().size() > 1;
            segments.push(new BusSegment(bus(placement.bus(), endpoint), slot, shared, controllerBelow));
            below = placement.below();
            if (below.equals(owner)) {
                break;
            }
        }
        if (segments.isEmpty()) {
            segments.push(new BusSegment(new PointToPointBus(environment.events()), 1, false, null));
        }
        return segments.toArray(new BusSegment[0]);
    }

    private Bus bus(String name, String endpoint) {
        Bus bus = buses.get(name);
        if (bus == null) {
            throw new IllegalArgumentException("the topology names an unknown bus '" + name + "'");
        }
        TracedBus.Lanes shown = lanes.get(name);
        return shown == null ? bus : new TracedBus(bus, shown, environment.events(), endpoint);
    }
}
