package org.spindle.bench;

import static java.util.Objects.requireNonNull;

import java.nio.file.Path;
import java.util.List;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.plugin.PluginOptions;
import org.spindle.scenario.Scenario;

/** Scenarios and drives by name, read in the same way as for a run. */
public final class Drives {

    private final SpindleProcess spindle = SpindleProcess.start(PluginOptions.NONE);

    public SpindleProcess spindle() {
        return spindle;
    }

    /**
     * A drive.
     *
     * @param model of the catalogue, optionally followed by further keys: {@code hp-c2247a, queueDepth: 4}
     */
    public HddConfig drive(String model) {
        Scenario scenario = scenario("{name: drive, description: alone, devices: {disk0: {type: hdd, model: " + model
                + "}}, workload: {type: random, requests: 1, arrivals: {type: closed}}}");
        return (HddConfig) requireNonNull(scenario.devices().get("disk0")).config();
    }

    public Scenario scenario(String yaml) {
        return spindle.configs()
                .load("benchmark", yaml, Path.of("").toAbsolutePath(), List.of(), Scenario.class)
                .value();
    }
}
