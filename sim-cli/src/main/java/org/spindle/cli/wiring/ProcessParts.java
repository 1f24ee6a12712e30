package org.spindle.cli.wiring;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import org.spindle.config.ConfigLoader;
import org.spindle.model.ScenarioModel;
import org.spindle.plugin.Registry;
import org.spindle.reports.html.RunReport;
import org.spindle.result.OutputCompression;
import org.spindle.run.ReplayWorkloads;
import org.spindle.run.RunAssembly;
import org.spindle.run.Shared;
import org.spindle.stack.Factories;
import org.spindle.workload.trace.TraceFileOpener;
import org.spindle.workload.trace.ahead.ReadingThreads;
import org.spindle.workload.trace.shared.SharedTraces;

/** The parts that a process uses, once each. */
record ProcessParts(
        Registry registry,
        ConfigLoader configs,
        @Shared Factories factories,
        Provider<TraceFileOpener> traces,
        ReadingThreads readingThreads,
        Provider<SharedTraces> sharedTraces,
        RunAssembly runs,
        ReplayWorkloads replays,
        OutputCompression zstandard,
        ScenarioModel model,
        RunReport report) {

    @Inject
    ProcessParts {}
}
