package org.spindle.experiment;

import java.nio.file.Path;
import java.util.List;
import org.spindle.experiment.Scenario.RequestOutput;
import org.spindle.result.Compression;
import org.spindle.result.RequestLog;
import org.spindle.result.ResultDirectory;
import org.spindle.result.RunResult;
import org.spindle.result.RunResult.PluginInfo;
import org.spindle.spi.request.Request;

/** Runs scenarios, with or without leaving a result directory. Several threads may share it. */
public final class Runner {

    private final Factories factories;
    private final TraceOpener traces;
    private final Compression zstandard;
    private final String spindle;
    private final List<PluginInfo> plugins;

    /**
     * @param zstandard compresses {@code requests.csv.zst}
     * @param spindle version of Spindle, for the result
     * @param plugins what is loaded, for the result
     */
    public Runner(
            Factories factories, TraceOpener traces, Compression zstandard, String spindle, List<PluginInfo> plugins) {
        this.factories = factories;
        this.traces = traces;
        this.zstandard = zstandard;
        this.spindle = spindle;
        this.plugins = List.copyOf(plugins);
    }

    /**
     * Runs a scenario and writes nothing; its request output is left out.
     *
     * @param effective text of the scenario as run
     * @throws RunException if a component or the workload's input is at fault
     * @throws org.spindle.spi.trace.TraceException if a trace cannot be read
     */
    public RunResult run(Scenario scenario, int replication, String effective) {
        return run(scenario, replication, effective, List.of());
    }

    /**
     * Runs a scenario and leaves a result directory, whole or not at all.
     *
     * @param effective text of the scenario as run
     * @param target absent, empty or an older result directory
     * @throws RunException if a component or the workload's input is at fault
     * @throws org.spindle.spi.trace.TraceException if a trace cannot be read
     * @throws org.spindle.result.ResultException if the directory cannot be written
     */
    public RunResult record(Scenario scenario, int replication, String effective, Path target) {
        try (ResultDirectory directory = ResultDirectory.create(target)) {
            RunResult result = runLogged(scenario, replication, effective, directory);
            directory.write(result, effective);
            directory.commit();
            return result;
        }
    }

    private RunResult runLogged(Scenario scenario, int replication, String effective, ResultDirectory directory) {
        RequestOutput output = scenario.output().requests();
        if (output == RequestOutput.NONE) {
            return run(scenario, replication, effective, List.of());
        }
        List<String> devices = List.copyOf(scenario.devices().keySet());
        try (RequestLog log = directory.requestLog(devices, output == RequestOutput.CSV ? null : zstandard)) {
            return run(scenario, replication, effective, List.of(new LogEveryRequest(log)));
        }
    }

    private RunResult run(Scenario scenario, int replication, String effective, List<RunObserver> observers) {
        return new Simulation(scenario, replication, factories, traces, observers)
                .run()
                .result(spindle, effective, plugins);
    }

    private record LogEveryRequest(RequestLog log) implements RunObserver {
        @Override
        public void completed(Request request) {
            log.write(request);
        }
    }
}
