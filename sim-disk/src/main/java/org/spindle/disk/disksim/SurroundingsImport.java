package org.spindle.disk.disksim;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.spindle.disk.disksim.parser.BlockValue;
import org.spindle.disk.disksim.parser.Definition;
import org.spindle.disk.disksim.parser.ParameterFile;

/** The blocks of a file that are no component in the topology: run, statistics, workload, logical organisations, mappings. */
final class SurroundingsImport {
    private final ImportOptions options;
    private final ParameterFile file;
    private final Components components;
    private final Findings findings;
    private final Map<String, Object> warmUp = new LinkedHashMap<>();
    private final List<MappingImport> mappings = new ArrayList<>();
    private Optional<Map<String, Object>> workload = Optional.empty();

    SurroundingsImport(ImportOptions options, ParameterFile file, Components components, Findings findings) {
        this.options = options;
        this.file = file;
        this.components = components;
        this.findings = findings;
    }

    /**
     * Reads the blocks.
     *
     * @param devices the names of the devices; empty if there is a problem with them
     */
    void read(List<String> devices) {
        Optional<Long> seed = Optional.empty();
        Optional<Parameters> processors = Optional.empty();
        Optional<Definition> synthetic = Optional.empty();
        List<String> targets = new ArrayList<>(devices);
        for (Definition definition : file.definitions()) {
            switch (definition.block().module()) {
                case "disksim_global" -> {
                    GlobalImport global = new GlobalImport(automatic(definition));
                    warmUp.putAll(global.warmUp());
                    seed = global.seed();
                }
                case "disksim_stats" -> {
                    components.instances(definition);
                    unused(definition, "results always hold every statistic");
                }
                case "disksim_pf" -> processors = Optional.of(automatic(definition));
                case "disksim_synthio" -> synthetic = Optional.of(definition);
                case "disksim_logorg" -> {
                    new OrganisationImport(automatic(definition), definition, findings).read(devices);
                    targets.add(definition.name());
                }
                case "disksim_syncset" -> synchronised(definition);
                case "disksim_iosim" -> mappings(definition, devices);
                default -> {
                    // Components are imported where the topology names them, the rest where components do.
                }
            }
        }
        if (synthetic.isPresent()) {
            workload(synthetic.get(), processors, targets, seed);
        } else {
            processors.ifPresent(Parameters::ignoreAll);
        }
    }

    private void workload(
            Definition definition, Optional<Parameters> processors, List<String> targets, Optional<Long> seed) {
        Parameters parameters = automatic(definition);
        if (parameters.has("Generators") && parameters.list("Generators").isEmpty()) {
            unused(definition, "it has no generators");
            parameters.ignoreAll();
            processors.ifPresent(Parameters::ignoreAll);
        } else {
            workload = new WorkloadImport(options, parameters, findings).read(processors, targets, seed);
        }
    }

    /** The part of the run that is not measured; empty if everything is. */
    Map<String, Object> warmUp() {
        return warmUp;
    }

    /** The file's own workload. */
    Optional<Map<String, Object>> workload() {
        return workload;
    }

    /**
     * Keys of a trace workload that send each device of the trace where DiskSim sends it; none if there is one device and
     * no mapping.
     *
     * @param numbered every device, in the order in which DiskSim numbers them
     * @param placed those that are part of the scenario
     */
    Map<String, Object> traceKeys(List<String> numbered, List<String> placed) {
        Map<String, Object> keys = new LinkedHashMap<>();
        Map<String, Object> devices = new LinkedHashMap<>();
        Map<String, Object> adjustments = new LinkedHashMap<>();
        for (int number = 0; number < numbered.size(); number++) {
            if (placed.contains(numbered.get(number))) {
                devices.put(String.valueOf(number), numbered.get(number));
            }
        }
        for (MappingImport mapping : mappings) {
            mapping.devices().forEach((traced, simulated) -> devices.put(String.valueOf(traced), simulated));
            adjustments.putAll(mapping.adjustments());
        }
        if (numbered.size() > 1 || !mappings.isEmpty()) {
            keys.put("devices", devices);
        }
        if (!adjustments.isEmpty()) {
            keys.put("adjust", adjustments);
        }
        return keys;
    }

    private void synchronised(Definition definition) {
        Parameters set = automatic(definition);
        set.ignore("type", "devices");
        unused(definition, "all drives begin at the same angle anyway, and keep it if they are alike");
    }

    private void mappings(Definition definition, List<String> devices) {
        List<BlockValue> instances = components.instances(definition);
        if (instances.isEmpty()) {
            findings.parameters(definition.block()).ignoreAll();
            unused(definition, "it is not instantiated");
        }
        for (BlockValue instance : instances) {
            mappings.add(new MappingImport(findings.parameters(instance)).read(devices));
        }
    }

    private Parameters automatic(Definition definition) {
        return findings.parameters(components.automatic(definition));
    }

    private void unused(Definition definition, String reason) {
        findings.unused(definition.position(), "block", definition.type() + " " + definition.name(), reason);
    }
}
