package org.spindle.stack;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Problems;
import org.spindle.stack.StackDescription.BusPlacement;

/** Checks the names of a stack, its topology (a forest below the driver that contains every component) and its links. */
public final class TopologyCheck {

    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]*");

    /** Names of components that every result has. */
    private static final List<String> RESERVED = List.of("system", StackDescription.DRIVER, "workload");

    private final StackDescription stack;
    private final Problems problems;
    private final Map<String, String> kinds = new HashMap<>();
    private final Map<String, BusPlacement> links = new LinkedHashMap<>();
    private final Map<String, BusPlacement> busAbove = new HashMap<>();

    public TopologyCheck(StackDescription stack, Problems problems) {
        this.stack = stack;
        this.problems = problems;
    }

    /** Reports all problems. */
    public void run() {
        checkNames("device", "devices", stack.devices());
        checkNames("controller", "controllers", stack.controllers());
        checkNames("bus", "buses", stack.buses());
        checkNames("layer", "layers", stack.layers());
        checkNames("observer", "observers", stack.observers());
        for (int i = 0; i < stack.topology().size(); i++) {
            checkLink(stack.topology().get(i), "topology[" + i + "]");
        }
        checkNothingLeftOut();
        checkCycles();
        checkLayers();
        checkLinks();
    }

    private void checkNames(String kind, String key, Map<String, ?> components) {
        for (String name : components.keySet()) {
            String at = key + "." + name;
            if (!NAME.matcher(name).matches()) {
                problems.report(
                        at,
                        "'" + name + "' cannot be a name",
                        "use letters, digits, '.', '-' and '_', beginning with a letter or digit");
            } else if (RESERVED.contains(name)) {
                problems.report(at, "the name '" + name + "' is reserved for Spindle", "choose another name");
            }
            String other = kinds.putIfAbsent(name, kind);
            if (other != null) {
                problems.report(at, "there is already a " + other + " of that name", "give each its own name");
            }
        }
    }

    private void checkLink(BusPlacement link, String at) {
        if (!stack.buses().containsKey(link.bus())) {
            problems.report(
                    at + ".bus",
                    "there is no bus '" + link.bus() + "'",
                    choice("buses", stack.buses().keySet()));
        } else if (links.putIfAbsent(link.bus(), link) != null) {
            problems.report(at + ".bus", "bus '" + link.bus() + "' is already placed", "place each bus once");
        }
        if (!link.below().equals(StackDescription.DRIVER)
                && !stack.controllers().containsKey(link.below())) {
            problems.report(
                    at + ".below",
                    described(link.below()) + ", and the upper end of a bus is the driver or a controller",
                    "write driver or the name of a controller; "
                            + choice("controllers", stack.controllers().keySet()));
        }
        if (link.attached().isEmpty()) {
            problems.report(at + ".attached", "nothing is attached to the bus", "name devices or controllers");
        }
        for (int i = 0; i < link.attached().size(); i++) {
            checkAttached(link, link.attached().get(i), at + ".attached[" + i + "]");
        }
    }

    private void checkAttached(BusPlacement link, String name, String at) {
        if (!stack.devices().containsKey(name) && !stack.controllers().containsKey(name)) {
            problems.report(
                    at,
                    described(name) + ", and only devices and controllers are attached to a bus",
                    choice("devices", stack.devices().keySet()));
            return;
        }
        BusPlacement first = busAbove.putIfAbsent(name, link);
        if (first != null) {
            problems.report(
                    at,
                    "'" + name + "' is already attached to bus '" + first.bus() + "'",
                    "attach it to one bus, once");
        }
    }

    private void checkNothingLeftOut() {
        for (String bus : stack.buses().keySet()) {
            if (!links.containsKey(bus)) {
                problems.report("buses." + bus, "bus '" + bus + "' is not in the topology", "place it or remove it");
            }
        }
        Set<String> withBus = new HashSet<>();
        for (BusPlacement link : stack.topology()) {
            withBus.add(link.below());
        }
        for (String controller : stack.controllers().keySet()) {
            String at = "controllers." + controller;
            if (!busAbove.containsKey(controller)) {
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

    /** Follows each bus upwards to the driver; a route longer than the number of buses is a cycle. */
    private void checkCycles() {
        for (int i = 0; i < stack.topology().size(); i++) {
            BusPlacement start = stack.topology().get(i);
            @Nullable BusPlacement above = next(start);
            for (int steps = 0; above != null && steps < links.size(); steps++) {
                if (above.bus().equals(start.bus())) {
                    problems.report(
                            "topology[" + i + "].below",
                            "bus '" + start.bus() + "' is below itself, through controller '" + start.below() + "'",
                            "attach the topmost bus to the driver");
                    break;
                }
                above = next(above);
            }
        }
    }

    private void checkLayers() {
        Map<String, String> layerAbove = new HashMap<>();
        stack.layers().forEach((name, layer) -> {
            String at = "layers." + name + ".over";
            if (layer.over().isEmpty()) {
                problems.report(at, "the layer has nothing below it", "name devices or layers");
            }
            for (int i = 0; i < layer.over().size(); i++) {
                checkCovered(name, layer.over().get(i), at + "[" + i + "]", layerAbove);
            }
        });
        Set<String> placed = LayerOrder.of(stack).bottomUp().keySet();
        for (String name : stack.layers().keySet()) {
            boolean isKnown = stack.layers().get(name).over().stream().allMatch(kinds::containsKey);
            if (isKnown && !placed.contains(name)) {
                problems.report(
                        "layers." + name + ".over",
                        "layer '" + name + "' is, directly or through others, above itself",
                        "place it over devices, or over layers that do not lead back to it");
            }
        }
    }

    private void checkCovered(String layer, String name, String at, Map<String, String> layerAbove) {
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

    private void checkLinks() {
        stack.links().forEach((name, link) -> {
            String at = "links." + name;
            BusPlacement above = busAbove.get(name);
            if (!stack.devices().containsKey(name)) {
                problems.report(
                        at,
                        described(name) + ", and only devices have links",
                        choice("devices", stack.devices().keySet()));
            } else if (above != null && link instanceof LinkConfig.QueuePairs) {
                problems.report(
                        at,
                        "'" + name + "' is attached to bus '" + above.bus() + "', which carries conversations",
                        "remove it from the bus, or remove the link");
            }
        });
    }

    private @Nullable BusPlacement next(BusPlacement link) {
        return link.below().equals(StackDescription.DRIVER) ? null : busAbove.get(link.below());
    }

    private String described(String name) {
        String kind = name.equals(StackDescription.DRIVER) ? "the driver" : kinds.get(name);
        if (kind == null) {
            return "there is no '" + name + "'";
        }
        return "'" + name + "' is "
                + (kind.startsWith("the ") ? kind : kind.equals("observer") ? "an observer" : "a " + kind);
    }

    private static String choice(String kind, Set<String> names) {
        return names.isEmpty() ? "the scenario has no " + kind : "the " + kind + " are " + String.join(", ", names);
    }
}
