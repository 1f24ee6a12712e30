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
    private final List<Organisation> organisations = new ArrayList<>();
    private String lastBlock = "";
    private Addresses addresses = new Addresses(List.of(), List.of(), List.of());
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
     * @param numbered the names of all devices, in the order in which DiskSim numbers them
     * @param devices those that are part of the scenario; empty if there is a problem with them
     * @param driver as imported; empty if there is a problem with it
     */
    void read(List<String> numbered, Map<String, Object> devices, Map<?, ?> driver) {
        lastBlock = LastBlock.of(driver);
        Optional<Long> seed = Optional.empty();
        Optional<Parameters> processors = Optional.empty();
        Optional<Definition> synthetic = Optional.empty();
        List<String> known = new ArrayList<>(devices.keySet());
        if (!known.isEmpty()) {
            file.definitions().stream()
                    .filter(SurroundingsImport::isOrganisation)
                    .forEach(definition -> known.add(definition.name()));
        }
        for (Definition definition : file.definitions()) {
            switch (definition.block().module()) {
                case "disksim_global" -> {
                    GlobalImport global = new GlobalImport(automatic(definition));
                    warmUp.putAll(global.warmUp());
                    seed = global.seed();
                }
                case "disksim_stats" -> {
                    components.instances(definition);
                    unused(definition, "results always contain every statistic");
                }
                case "disksim_pf" -> processors = Optional.of(automatic(definition));
                case "disksim_synthio" -> synthetic = Optional.of(definition);
                case "disksim_logorg" -> organisation(definition, devices);
                case "disksim_syncset" -> synchronised(definition);
                case "disksim_iosim" -> mappings(definition, known);
                default -> {
                    // Components are imported where the topology names them, the rest where components do.
                }
            }
        }
        addresses = new Addresses(numbered, List.copyOf(devices.keySet()), organisations);
        if (synthetic.isPresent()) {
            workload(synthetic.get(), processors, seed);
        } else {
            processors.ifPresent(Parameters::ignoreAll);
        }
    }

    private static boolean isOrganisation(Definition definition) {
        return definition.block().module().equals("disksim_logorg");
    }

    private void organisation(Definition definition, Map<String, Object> devices) {
        Parameters parameters = automatic(definition);
        Organisation read = new OrganisationImport(options, parameters, definition, findings, lastBlock)
                .read(organisations.size(), devices);
        if (!read.layers().isEmpty() && devices.containsKey(read.name())) {
            findings.refuse(
                    definition.position(),
                    "a device is named `" + read.name() + "` as well as a logical organisation",
                    "another name");
        }
        for (Organisation earlier : organisations) {
            if (!read.layers().isEmpty() || !earlier.layers().isEmpty()) {
                read.members().stream()
                        .filter(earlier.members()::contains)
                        .forEach(member -> findings.refuse(
                                parameters.position("devices"),
                                "`" + member + "` is part of logical organisation `" + earlier.name() + "` already",
                                "each device in one organisation"));
            }
        }
        organisations.add(read);
    }

    private void workload(Definition definition, Optional<Parameters> processors, Optional<Long> seed) {
        Parameters parameters = automatic(definition);
        if (parameters.has("Generators") && parameters.list("Generators").isEmpty()) {
            unused(definition, "it has no generators");
            parameters.ignoreAll();
            processors.ifPresent(Parameters::ignoreAll);
        } else {
            workload = new WorkloadImport(options, parameters, findings).read(processors, addresses, seed);
        }
    }

    /** Returns the part of the run that is not measured; empty if everything is. */
    Map<String, Object> warmUp() {
        return warmUp;
    }

    /** Returns the file's own workload. */
    Optional<Map<String, Object>> workload() {
        return workload;
    }

    /** Returns the layers of the scenario by name; none if requests go to devices. */
    Map<String, Object> layers() {
        Map<String, Object> layers = new LinkedHashMap<>();
        organisations.forEach(organisation -> layers.putAll(organisation.layers()));
        return layers;
    }

    /**
     * Keys of a trace workload that send each device of the trace where DiskSim sends it; none if there is one device and
     * no mapping.
     *
     * @param numbered how many devices DiskSim numbers
     */
    Map<String, Object> traceKeys(int numbered) {
        Map<String, Object> keys = new LinkedHashMap<>();
        Map<String, Object> devices = new LinkedHashMap<>();
        Map<String, Object> adjustments = new LinkedHashMap<>();
        addresses.byNumber().forEach((number, target) -> devices.put(String.valueOf(number), target));
        for (MappingImport mapping : mappings) {
            mapping.devices()
                    .forEach((traced, simulated) ->
                            addresses.of(simulated).ifPresent(target -> devices.put(String.valueOf(traced), target)));
            adjustments.putAll(mapping.adjustments());
        }
        if (numbered > 1 || !mappings.isEmpty()) {
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
