package org.spindle.stack;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.spindle.config.Rules;
import org.spindle.spi.config.Problems;
import org.spindle.stack.StackDescription.BusPlacement;
import org.spindle.stack.StackDescription.LayerPlacement;

/**
 * Checks the names of a stack, its topology (a forest below the driver that contains every component) and its links. Each
 * rule is one of {@link Rules}.
 */
public final class TopologyCheck {

    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]*");

    /** Names of components that every result has. */
    private static final List<String> RESERVED = List.of("system", StackDescription.DRIVER, "workload");

    private final StackDescription stack;
    private final Problems problems;
    private final List<Named> named;
    private final Map<String, BusPlacement> links = new LinkedHashMap<>();
    private final Map<String, BusPlacement> busAbove = new HashMap<>();
    private final Map<String, String> layerAbove = new HashMap<>();

    /** The components of one kind, which share the name space of all. */
    private record Named(String kind, String key, Supplier<Map<String, ?>> components) {

        Set<String> names() {
            return components.get().keySet();
        }
    }

    public TopologyCheck(StackDescription stack, Problems problems) {
        this.stack = stack;
        this.problems = problems;
        named = List.of(
                new Named("device", "devices", stack::devices),
                new Named("controller", "controllers", stack::controllers),
                new Named("bus", "buses", stack::buses),
                new Named("layer", "layers", stack::layers),
                new Named("observer", "observers", stack::observers));
    }

    /** Reports all problems. */
    public void run() {
        for (int i = 0; i < named.size(); i++) {
            Named kind = named.get(i);
            List<Named> before = named.subList(0, i);
            Rules.check(() -> kind.names().forEach(name -> checkName(kind.key() + "." + name, name, before)));
        }
        Rules.check(this::checkTopology);
        Rules.check(this::checkBusesPlaced);
        Rules.check(this::checkControllersPlaced);
        Rules.check(() -> stack.layers().keySet().forEach(name -> Rules.check(() -> checkLayer(name))));
        Rules.check(() -> stack.layers().keySet().forEach(this::checkNotAboveItself));
        Rules.check(() -> stack.links().keySet().forEach(name -> Rules.check(() -> checkLink(name))));
    }

    private void checkName(String at, String name, List<Named> before) {
        if (!NAME.matcher(name).matches()) {
            problems.report(
                    at,
                    "'" + name + "' cannot be a name",
                    "use letters, digits, '.', '-' and '_', beginning with a letter or digit");
        } else if (RESERVED.contains(name)) {
            problems.report(at, "the name '" + name + "' is reserved for Spindle", "choose another name");
        }
        Rules.check(() -> {
            String other = kindOf(name, before);
            if (other != null) {
                problems.report(at, "there is already a " + other + " of that name", "give each its own name");
            }
        });
    }

    private void checkTopology() {
        int placements = stack.topology().size();
        for (int i = 0; i < placements; i++) {
            int index = i;
            Rules.check(() -> checkPlacement(stack.topology().get(index), "topology[" + index + "]"));
        }
        for (int i = 0; i < placements; i++) {
            int index = i;
            Rules.check(() -> checkNotBelowItself(stack.topology().get(index), "topology[" + index + "]"));
        }
    }

    private void checkPlacement(BusPlacement placement, String at) {
        Rules.check(() -> checkBus(placement, at + ".bus"));
        Rules.check(() -> checkUpperEnd(placement.below(), at + ".below"));
        Rules.check(() -> checkAttached(placement, at + ".attached"));
    }

    private void checkBus(BusPlacement placement, String at) {
        BusPlacement first = links.putIfAbsent(placement.bus(), placement);
        if (!stack.buses().containsKey(placement.bus())) {
            problems.report(
                    at,
                    "there is no bus '" + placement.bus() + "'",
                    choice("buses", stack.buses().keySet()));
        } else if (first != null) {
            problems.report(at, "bus '" + placement.bus() + "' is already placed", "place each bus once");
        }
    }

    private void checkUpperEnd(String below, String at) {
        if (!below.equals(StackDescription.DRIVER) && !stack.controllers().containsKey(below)) {
            problems.report(
                    at,
                    described(below) + ", and the upper end of a bus is the driver or a controller",
                    "write driver or the name of a controller; "
                            + choice("controllers", stack.controllers().keySet()));
        }
    }

    private void checkAttached(BusPlacement placement, String at) {
        List<String> attached = placement.attached();
        if (attached.isEmpty()) {
            problems.report(at, "nothing is attached to the bus", "name devices or controllers");
        }
        for (int i = 0; i < attached.size(); i++) {
            int index = i;
            Rules.check(() -> checkAttached(placement, attached.get(index), at + "[" + index + "]"));
        }
    }

    private void checkAttached(BusPlacement link, String name, String at) {
        BusPlacement first = busAbove.putIfAbsent(name, link);
        if (!stack.devices().containsKey(name) && !stack.controllers().containsKey(name)) {
            problems.report(
                    at,
                    described(name) + ", and only devices and controllers are attached to a bus",
                    choice("devices", stack.devices().keySet()));
        } else if (first != null) {
            problems.report(
                    at,
                    "'" + name + "' is already attached to bus '" + first.bus() + "'",
                    "attach it to one bus, once");
        }
    }

    private void checkBusesPlaced() {
        Set<String> placed = new HashSet<>();
        stack.topology().forEach(link -> placed.add(link.bus()));
        for (String bus : stack.buses().keySet()) {
            if (!placed.contains(bus)) {
                problems.report("buses." + bus, "bus '" + bus + "' is not in the topology", "place it or remove it");
            }
        }
    }

    private void checkControllersPlaced() {
        Set<String> attached = new HashSet<>();
        Set<String> withBus = new HashSet<>();
        stack.topology().forEach(link -> {
            attached.addAll(link.attached());
            withBus.add(link.below());
        });
        for (String controller : stack.controllers().keySet()) {
            String at = "controllers." + controller;
            if (!attached.contains(controller)) {
                problems.report(at, "controller '" + controller + "' is attached to no bus", "attach it or remove it");
            }
            if (!withBus.contains(controller)) {
                problems.report(
                        at,
                        "there is no bus below controller '" + controller + "'",
                        "place a bus below it or remove it");
            }
        }
    }

    /** Follows a bus upwards to the driver; a route longer than the number of buses is a cycle. */
    private void checkNotBelowItself(BusPlacement start, String at) {
        @Nullable BusPlacement above = next(start);
        for (int steps = 0; above != null && steps < links.size(); steps++) {
            if (above.bus().equals(start.bus())) {
                problems.report(
                        at + ".below",
                        "bus '" + start.bus() + "' is below itself, through controller '" + start.below() + "'",
                        "attach the topmost bus to the driver");
                return;
            }
            above = next(above);
        }
    }

    private @Nullable BusPlacement next(BusPlacement link) {
        return stack.controllers().containsKey(link.below()) ? busAbove.get(link.below()) : null;
    }

    private void checkLayer(String name) {
        String at = "layers." + name + ".over";
        List<String> over = over(name);
        if (over.isEmpty()) {
            problems.report(at, "the layer has nothing below it", "name devices or layers");
        }
        for (int i = 0; i < over.size(); i++) {
            int index = i;
            Rules.check(() -> checkCovered(name, over.get(index), at + "[" + index + "]"));
        }
    }

    private void checkCovered(String layer, String name, String at) {
        if (!stack.devices().containsKey(name) && !stack.layers().containsKey(name)) {
            problems.report(
                    at,
                    described(name) + ", and layers are placed over devices and layers",
                    choice("devices", stack.devices().keySet()));
            return;
        }
        String first = layerAbove.putIfAbsent(name, layer);
        if (first != null) {
            problems.report(
                    at,
                    "layer '" + first + "' is already above '" + name + "'",
                    "place each device and layer below one layer, once");
        }
    }

    private void checkNotAboveItself(String layer) {
        Set<String> below = new HashSet<>();
        List<String> left = new ArrayList<>(List.of(layer));
        while (!left.isEmpty()) {
            String above = left.remove(left.size() - 1);
            Rules.check(() -> over(above).stream().filter(below::add).forEach(left::add));
        }
        if (below.contains(layer)) {
            problems.report(
                    "layers." + layer + ".over",
                    "layer '" + layer + "' is, directly or through others, above itself",
                    "place it over devices, or over layers that do not lead back to it");
        }
    }

    /** Returns the names below a layer; none below anything else. */
    private List<String> over(String name) {
        LayerPlacement layer = stack.layers().get(name);
        return layer == null ? List.of() : layer.over();
    }

    private void checkLink(String name) {
        String at = "links." + name;
        if (!stack.devices().containsKey(name)) {
            problems.report(
                    at,
                    described(name) + ", and only devices have links",
                    choice("devices", stack.devices().keySet()));
            return;
        }
        BusPlacement above = busAbove.get(name);
        if (above != null && stack.links().get(name) instanceof LinkConfig.QueuePairs) {
            problems.report(
                    at,
                    "'" + name + "' is attached to bus '" + above.bus() + "', which carries conversations",
                    "remove it from the bus, or remove the link");
        }
    }

    private String described(String name) {
        String kind = name.equals(StackDescription.DRIVER) ? "the driver" : kindOf(name, named);
        if (kind == null) {
            return "there is no '" + name + "'";
        }
        return "'" + name + "' is "
                + (kind.startsWith("the ") ? kind : kind.equals("observer") ? "an observer" : "a " + kind);
    }

    /** Returns the kind of a component among these; null if none of them has that name. */
    private static @Nullable String kindOf(String name, List<Named> among) {
        for (Named kind : among) {
            if (kind.names().contains(name)) {
                return kind.kind();
            }
        }
        return null;
    }

    private static String choice(String kind, Set<String> names) {
        return names.isEmpty() ? "the scenario has no " + kind : "the " + kind + " are " + String.join(", ", names);
    }
}
