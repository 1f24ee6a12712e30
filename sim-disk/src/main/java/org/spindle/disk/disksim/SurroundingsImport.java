package org.spindle.disk.disksim;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.spindle.disk.disksim.parser.Definition;
import org.spindle.disk.disksim.parser.ParameterFile;
import org.spindle.disk.disksim.parser.Position;
import org.spindle.disk.disksim.parser.Value;
import org.spindle.disk.disksim.parser.WordValue;

/** The blocks of a file that are no component in the topology: run, statistics, workload, logical organisations. */
final class SurroundingsImport {
    private static final String WARM_UP_TIME = "Statistic warm-up time";
    private static final String WARM_UP_REQUESTS = "Statistic warm-up IOs";

    private final ParameterFile file;
    private final Components components;
    private final Findings findings;
    private Optional<Position> syntheticWorkload = Optional.empty();

    SurroundingsImport(ParameterFile file, Components components, Findings findings) {
        this.file = file;
        this.components = components;
        this.findings = findings;
    }

    /**
     * Reads the blocks.
     *
     * @param device the name of the drive, if there is one
     * @return the part of the run that is not measured; empty if everything is
     */
    Map<String, Object> read(Optional<String> device) {
        Map<String, Object> warmUp = new LinkedHashMap<>();
        for (Definition definition : file.definitions()) {
            switch (definition.block().module()) {
                case "disksim_global" -> warmUp.putAll(global(findings.parameters(definition.block())));
                case "disksim_stats" -> unused(definition, "results always hold every statistic");
                case "disksim_pf" -> unused(definition, "processes only matter to synthetic workloads");
                case "disksim_synthio" -> {
                    unused(definition, "the synthetic workload is not imported; requests come from elsewhere");
                    syntheticWorkload = Optional.of(definition.position());
                }
                case "disksim_logorg" -> organisation(findings.parameters(definition.block()), definition, device);
                case "disksim_syncset" -> findings.refuse(
                        definition.position(),
                        "rotational synchronisation (" + named(definition) + ") is not supported",
                        "no `disksim_syncset`");
                case "disksim_iosim" -> mappings(definition);
                default -> {
                    // Components are imported where the topology names them, the rest where components do.
                }
            }
        }
        return warmUp;
    }

    /** Where the file describes a synthetic workload. */
    Optional<Position> syntheticWorkload() {
        return syntheticWorkload;
    }

    private Map<String, Object> global(Parameters global) {
        String deterministic = "nothing in the scenario is random";
        for (String seed : List.of("Init Seed", "Real Seed", "Init Seed with time", "Real Seed with time")) {
            global.noEffect(seed, deterministic);
        }
        global.noEffect("Stat definition file", "statistics need no definition");
        String log = "the request log is an option of the run";
        global.noEffect("Output file for trace of I/O requests simulated", log);
        global.noEffect("Detailed execution trace", log);

        Map<String, Object> warmUp = new LinkedHashMap<>();
        if (global.has(WARM_UP_TIME)) {
            BigDecimal seconds = global.nonNegative(WARM_UP_TIME);
            if (seconds.signum() > 0) {
                warmUp.put("time", Quantity.seconds(seconds));
            }
        }
        if (global.has(WARM_UP_REQUESTS)) {
            long requests = global.integer(WARM_UP_REQUESTS, 0, Long.MAX_VALUE);
            if (requests > 0) {
                warmUp.put("requests", requests);
                global.warn(
                        WARM_UP_REQUESTS,
                        "`" + WARM_UP_REQUESTS + "` counts requests that arrive; the scenario counts completed ones");
            }
        }
        if (warmUp.size() > 1) {
            global.refuse(
                    WARM_UP_REQUESTS, "a warm-up by requests besides one by time is not supported", "one of the two");
        }
        return warmUp;
    }

    private void organisation(Parameters organisation, Definition definition, Optional<String> device) {
        organisation.ignore(
                "Stripe unit",
                "Synch writes for safety",
                "Number of copies",
                "Copy choice on read",
                "RMW vs. reconstruct",
                "Parity stripe unit",
                "Parity rotation type",
                "Time stamp interval",
                "Time stamp start time",
                "Time stamp stop time",
                "Time stamp file name");
        boolean identity = requireWord(organisation, "Addressing mode", "Parts")
                & requireWord(organisation, "Distribution scheme", "Asis")
                & requireWord(organisation, "Redundancy scheme", "Noredun");
        for (Value item : organisation.list("devices")) {
            if (!(item instanceof WordValue word) || !device.map(word.text()::equals).orElse(true)) {
                identity = false;
                findings.refuse(
                        item.position(),
                        item.described() + " in logical organisation `" + definition.name() + "` is not the drive",
                        device.map(name -> "`" + name + "`").orElse("the name of a device"));
            }
        }
        if (identity) {
            unused(definition, "it maps the drive onto itself");
        }
    }

    private static boolean requireWord(Parameters organisation, String name, String supported) {
        Optional<String> word = organisation.word(name);
        if (word.isPresent() && !word.get().equals(supported)) {
            organisation.refuse(
                    name, "`" + name + "` `" + word.get() + "` is not supported", "`" + supported + "`");
        }
        return word.isPresent() && word.get().equals(supported);
    }

    private void mappings(Definition definition) {
        Parameters simulator = findings.parameters(definition.block());
        simulator.noEffect("I/O Trace Time Scale", 1, "DiskSim 4.0 never stores it");
        String name = "I/O Mappings";
        simulator.ignore(name);
        if (!components.instantiated(definition)) {
            unused(definition, "it is not instantiated");
        } else if (simulator.has(name) && !simulator.list(name).isEmpty()) {
            simulator.refuse(name, "mapping the devices and addresses of traces is not supported", "`[]`");
        }
    }

    private void unused(Definition definition, String reason) {
        findings.note(definition.position(), named(definition) + " has no effect: " + reason);
    }

    private static String named(Definition definition) {
        return "block `" + definition.type() + " " + definition.name() + "`";
    }
}
