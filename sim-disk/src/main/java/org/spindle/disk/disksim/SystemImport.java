package org.spindle.disk.disksim;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.spindle.disk.disksim.parser.Definition;
import org.spindle.disk.disksim.parser.ParameterFile;
import org.spindle.disk.disksim.parser.TopologyNode;

/** One import of a whole file. */
final class SystemImport {
    private static final String DRIVER = "driver";
    private static final Set<String> COMPONENTS =
            Set.of("disksim_iodriver", "disksim_bus", "disksim_ctlr", "disksim_disk", "disksim_simpledisk");

    private final ImportOptions options;
    private final ParameterFile file;
    private final Findings findings = new Findings();
    private final Components components;
    private final SurroundingsImport surroundings;
    private final Set<Definition> placed = new LinkedHashSet<>();

    SystemImport(ImportOptions options, ParameterFile file) {
        this.options = options;
        this.file = file;
        components = new Components(file, findings);
        surroundings = new SurroundingsImport(file, components, findings);
    }

    Imported read() {
        file.warnings().forEach(findings::warn);
        Optional<Chain> chain = new TopologyImport(file, findings).chain();
        Map<String, Object> scenario = header();
        chain.ifPresent(found -> putComponents(scenario, found));
        Map<String, Object> warmUp =
                surroundings.read(chain.map(found -> found.drive().name()));
        if (!warmUp.isEmpty()) {
            scenario.put("warmUp", warmUp);
        }
        findings.finish();
        noteUnplaced();
        return new Imported(
                scenario,
                List.of(chain.orElseThrow().drive().name()),
                findings.notes(),
                findings.warnings(),
                surroundings.syntheticWorkload());
    }

    private Map<String, Object> header() {
        String name = String.valueOf(file.file().getFileName());
        int extension = name.lastIndexOf('.');
        Map<String, Object> scenario = new LinkedHashMap<>();
        scenario.put("name", extension > 0 ? name.substring(0, extension) : name);
        scenario.put("description", "Imported from the DiskSim parameter file " + name);
        return scenario;
    }

    private void putComponents(Map<String, Object> scenario, Chain chain) {
        String controller = chain.controller().name();
        if (controller.equals(DRIVER)) {
            findings.refuse(chain.controller().position(), "a controller is named `" + DRIVER + "`", "another name");
        }
        Map<String, Object> buses = new LinkedHashMap<>();
        for (TopologyNode bus : List.of(chain.upperBus(), chain.lowerBus())) {
            buses.put(bus.name(), component(bus, found -> new BusImport(options, found).read()));
        }
        scenario.put(
                "devices",
                Map.of(
                        chain.drive().name(),
                        component(chain.drive(), found -> new DriveImport(options, found).read())));
        scenario.put(
                "controllers",
                Map.of(controller, component(chain.controller(), found -> new ControllerImport(found).read())));
        scenario.put("buses", buses);
        scenario.put(
                "topology",
                List.of(
                        link(chain.upperBus(), DRIVER, chain.controller()),
                        link(chain.lowerBus(), controller, chain.drive())));
        scenario.put(DRIVER, component(chain.driver(), found -> new DriverImport(options, found).read()));
    }

    private Map<String, Object> component(TopologyNode node, Function<Parameters, Map<String, Object>> reading) {
        Optional<Definition> definition = components.definition(node);
        definition.ifPresent(placed::add);
        return definition
                .map(found -> reading.apply(findings.parameters(found.block())))
                .orElse(Map.of());
    }

    private static Map<String, Object> link(TopologyNode bus, String below, TopologyNode attached) {
        Map<String, Object> link = new LinkedHashMap<>();
        link.put("bus", bus.name());
        link.put("below", below);
        link.put("attached", List.of(attached.name()));
        return link;
    }

    private void noteUnplaced() {
        List<Definition> unplaced = new ArrayList<>(file.definitions());
        unplaced.removeAll(placed);
        for (Definition definition : unplaced) {
            if (COMPONENTS.contains(definition.block().module())) {
                findings.note(
                        definition.position(),
                        "`" + definition.type() + " " + definition.name() + "` is not in the topology");
            }
        }
    }
}
