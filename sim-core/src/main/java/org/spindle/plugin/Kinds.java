package org.spindle.plugin;

import java.util.List;

/** The kinds of types that plugins offer, as scenarios and commands call them. */
final class Kinds {

    static final String ANALYSIS = "analysis";
    static final String BUS = "bus";
    static final String CONTROLLER = "controller";
    static final String DEVICE = "device";
    static final String DRIVER = "driver";
    static final String HOST = "host";
    static final String LAYER = "layer";
    static final String REPLACEMENT = "replacement";
    static final String SCHEDULER = "scheduler";
    static final String TRACE_FORMAT = "trace-format";
    static final String WORKLOAD = "workload";

    static final List<String> ALL = List.of(
            ANALYSIS, BUS, CONTROLLER, DEVICE, DRIVER, HOST, LAYER, REPLACEMENT, SCHEDULER, TRACE_FORMAT, WORKLOAD);

    private Kinds() {}
}
