package org.spindle.bench.stack;

import java.util.List;
import org.spindle.bench.Drives;
import org.spindle.run.RunOutcome;
import org.spindle.scenario.Scenario;

/** Runs of {@value #REQUESTS} requests, eight at a time, on a stack over devices that serve each request in 1 ms. */
final class StackRun {

    static final int REQUESTS = 10_000;

    private final Drives drives = new Drives();
    private final Scenario scenario;

    /**
     * @param devices their number
     * @param sections of the scenario other than devices and workload, in YAML in one line; may be empty
     */
    StackRun(int devices, String sections) {
        StringBuilder yaml = new StringBuilder("{name: stack, description: benchmark, devices: {");
        for (int i = 0; i < devices; i++) {
            yaml.append("disk")
                    .append(i)
                    .append(": {type: fixed, capacity: 256 MiB, service: {type: constant, time: 1 ms}}, ");
        }
        yaml.append("}, ").append(sections.isEmpty() ? "" : sections + ", ");
        yaml.append("workload: {type: random, requests: ")
                .append(REQUESTS)
                .append(", to: 200 MiB, reads: 0.67, alignment: 4 KiB, sizes: {type: constant, size: 4 KiB}, arrivals:"
                        + " {type: closed, population: 8}}}");
        scenario = drives.scenario(yaml.toString());
    }

    RunOutcome run() {
        return drives.spindle().simulation(scenario, List.of()).run();
    }

    /** The names of the devices, as a list in YAML. */
    static String names(int devices) {
        StringBuilder names = new StringBuilder("[disk0");
        for (int i = 1; i < devices; i++) {
            names.append(", disk").append(i);
        }
        return names.append(']').toString();
    }
}
