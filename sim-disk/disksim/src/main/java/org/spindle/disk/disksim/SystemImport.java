package org.spindle.disk.disksim;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import org.spindle.disk.disksim.parser.BlockValue;
import org.spindle.disk.disksim.parser.Definition;
import org.spindle.disk.disksim.parser.ParameterFile;
import org.spindle.disk.disksim.parser.Position;
import org.spindle.disk.disksim.parser.TopologyNode;

/** One import of a whole file. */
final class SystemImport {
    private static final String DRIVER = "driver";

    private final ImportOptions options;
    private final ParameterFile file;
    private final Findings findings = new Findings();
    private final Overrides overrides;
    private final Components components;
    private final SurroundingsImport surroundings;
    private final Set<Definition> placed = new LinkedHashSet<>();

    /** Reads a component, given how many requests at once the controller above it sends whatever the component says; 0 for none. */
    private interface Reader extends BiFunction<Parameters, Integer, Map<String, Object>> {}

    /** How each module that may stand in the topology is read. */
    private final Map<String, Reader> readers = new LinkedHashMap<>();

    private final List<String> deviceModules = new ArrayList<>();

    /** By the requests that are sent at once, what has been read of a block: components that share both are alike. */
    private final Map<Integer, Map<BlockValue, Map<String, Object>>> read = new HashMap<>();

    SystemImport(ImportOptions options, ParameterFile file) {
        this.options = options;
        this.file = file;
        overrides = new Overrides(options.overrides(), findings);
        components = new Components(file, overrides, findings);
        surroundings = new SurroundingsImport(options, file, components, findings);
        readers.put("disksim_iodriver", (found, sent) -> new DriverImport(options, found).read());
        readers.put("disksim_bus", (found, sent) -> new BusImport(options, found).read());
        readers.put("disksim_ctlr", (found, sent) -> new ControllerImport(options, found).read());
        device("disksim_disk", (found, sent) -> new DriveImport(options, found, sent).read());
        device("disksim_simpledisk", (found, sent) -> new SimpleDiskImport(options, found, sent).read());
    }

    private void device(String module, Reader reader) {
        readers.put(module, reader);
        deviceModules.add(module);
    }

    Imported read() {
        file.warnings().forEach(findings::warn);
        Optional<Topology> topology = new TopologyImport(file, deviceModules, findings).read();
        List<String> numbered = components.names(deviceModules);
        List<String> devices = topology.map(found -> placed(numbered, found)).orElse(List.of());
        Map<String, Object> scenario = header();
        topology.ifPresent(found -> putComponents(scenario, found, devices));
        surroundings.read(
                numbered, devices(scenario), scenario.get(DRIVER) instanceof Map<?, ?> driver ? driver : Map.of());
        if (!surroundings.layers().isEmpty()) {
            scenario.put("layers", surroundings.layers());
        }
        if (!surroundings.warmUp().isEmpty()) {
            scenario.put("warmUp", surroundings.warmUp());
        }
        overrides.refuseUnused(new Position(file.file(), 1, 1));
        findings.finish();
        noteUnplaced();
        return new Imported(
                scenario,
                devices,
                surroundings.workload(),
                surroundings.traceKeys(numbered.size()),
                findings.notes(),
                findings.warnings());
    }

    /** Returns the devices of a scenario by name, in the order of their numbers. */
    private static Map<String, Object> devices(Map<String, Object> scenario) {
        Map<String, Object> devices = new LinkedHashMap<>();
        if (scenario.get("devices") instanceof Map<?, ?> read) {
            read.forEach((name, device) -> devices.put(String.valueOf(name), device));
        }
        return devices;
    }

    private Map<String, Object> header() {
        String name = String.valueOf(file.file().getFileName());
        int extension = name.lastIndexOf('.');
        Map<String, Object> scenario = new LinkedHashMap<>();
        scenario.put("name", extension > 0 ? name.substring(0, extension) : name);
        scenario.put("description", "Imported from the DiskSim parameter file " + name);
        return scenario;
    }

    /** Returns the devices of the topology in the order of their numbers. */
    private static List<String> placed(List<String> numbered, Topology topology) {
        List<String> named = topology.devices().stream().map(TopologyNode::name).toList();
        return numbered.stream().filter(named::contains).toList();
    }

    private void putComponents(Map<String, Object> scenario, Topology topology, List<String> order) {
        for (TopologyNode node : topology.below()) {
            if (node.name().equals(DRIVER)) {
                findings.refuse(node.position(), "a component is named `" + DRIVER + "`", "another name");
            }
        }
        Map<String, Object> buses = new LinkedHashMap<>();
        Map<String, Object> devices = new LinkedHashMap<>();
        Map<String, Object> controllers = new LinkedHashMap<>();
        order.forEach(name -> devices.put(name, Map.of()));
        topology.links().forEach(link -> buses.put(link.bus().name(), component(link.bus(), 0)));
        topology.controllers().forEach(node -> controllers.put(node.name(), component(node, 0)));
        topology.devices()
                .forEach(node -> devices.put(node.name(), component(node, sentTo(node, topology, controllers))));
        scenario.put("devices", devices);
        scenario.put("controllers", controllers);
        scenario.put("buses", buses);
        scenario.put(
                "topology",
                topology.links().stream()
                        .map(link -> link(link, topology.driver()))
                        .toList());
        scenario.put(DRIVER, component(topology.driver(), 0));
    }

    /** Returns how many requests at once DiskSim's smart controller above a device sends, whatever the device accepts; 0 for none. */
    private int sentTo(TopologyNode device, Topology topology, Map<String, Object> controllers) {
        for (Topology.Link link : topology.links()) {
            if (options.defects()
                    && link.bus().children().contains(device)
                    && controllers.get(link.above().name()) instanceof Map<?, ?> controller
                    && controller.get("outstandingPerDevice") instanceof Integer sent) {
                return sent;
            }
        }
        return 0;
    }

    private Map<String, Object> component(TopologyNode node, int sent) {
        Optional<Components.Instance> instance = components.of(node);
        if (instance.isEmpty()) {
            return Map.of();
        }
        placed.add(instance.get().definition());
        BlockValue block = instance.get().block();
        Map<BlockValue, Map<String, Object>> alike = read.computeIfAbsent(sent, number -> new IdentityHashMap<>());
        Map<String, Object> known = alike.get(block);
        if (known != null) {
            return known;
        }
        Reader reader = readers.get(node.type());
        if (reader == null) {
            throw new IllegalStateException("the topology has let through a " + node.type());
        }
        Map<String, Object> result = reader.apply(findings.parameters(block), sent);
        alike.put(block, result);
        return result;
    }

    @SuppressWarnings("ReferenceEquality") // a node of the topology is one object
    private static Map<String, Object> link(Topology.Link link, TopologyNode driver) {
        Map<String, Object> result = new LinkedHashMap<>();
        result.put("bus", link.bus().name());
        result.put("below", link.above() == driver ? DRIVER : link.above().name());
        result.put(
                "attached",
                link.bus().children().stream().map(TopologyNode::name).toList());
        return result;
    }

    private void noteUnplaced() {
        List<Definition> unplaced = new ArrayList<>(file.definitions());
        unplaced.removeAll(placed);
        for (Definition definition : unplaced) {
            if (readers.containsKey(definition.block().module())) {
                findings.note(
                        definition.position(),
                        "`" + definition.type() + " " + definition.name() + "` is not in the topology");
            }
        }
    }
}
