package org.spindle.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.plugin.PluginWatch;
import org.spindle.result.OutputCompression;
import org.spindle.result.ResultDirectory;
import org.spindle.result.RunResult;
import org.spindle.result.RunResult.PluginInfo;
import org.spindle.scenario.Scenario;
import org.spindle.scenario.Scenario.RequestOutput;
import org.spindle.scenario.Sections;
import org.spindle.timeline.RunTimeline;

/**
 * Runs scenarios, with or without a result directory. Several threads may share it.
 *
 * <p>A scenario whose warm-up is to be detected is simulated twice: measured values cannot be removed from sums, but a
 * simulation can be repeated exactly. So is one whose {@link org.spindle.scenario.Methodology} replays a recording of
 * it. Observers follow only the last simulation.
 */
public final class Runner {

    private final RunAssembly runs;
    private final OutputCompression zstandard;
    private final String spindle;
    private final List<PluginInfo> plugins;
    private final ReplayWorkloads replays;

    /** Creates a runner that rejects replays of recordings. */
    public Runner(RunAssembly runs, OutputCompression zstandard, String spindle, List<PluginInfo> plugins) {
        this(runs, zstandard, spindle, plugins, ReplayWorkloads.NONE);
    }

    /**
     * @param runs assembles each run
     * @param zstandard compresses {@code requests.csv.zst}
     * @param spindle version of Spindle, for the result
     * @param plugins loaded plugins, for the result
     * @param replays creates the workloads that replay a recording
     */
    public Runner(
            RunAssembly runs,
            OutputCompression zstandard,
            String spindle,
            List<PluginInfo> plugins,
            ReplayWorkloads replays) {
        this.runs = runs;
        this.zstandard = zstandard;
        this.spindle = spindle;
        this.plugins = List.copyOf(plugins);
        this.replays = replays;
    }

    /**
     * A requested run.
     *
     * @param replication number of the replication, from 0
     * @param identity text that is the same for equal scenarios; the result contains its hash
     * @param observers called for every request
     * @param timeline to be written and finished by the run; null for none
     */
    public record Job(
            Scenario scenario,
            int replication,
            String identity,
            List<? extends RunObserver> observers,
            @Nullable RunTimeline timeline) {

        public Job {
            observers = List.copyOf(observers);
        }

        /** Creates a request for a run without a timeline. */
        public Job(Scenario scenario, int replication, String identity, List<? extends RunObserver> observers) {
            this(scenario, replication, identity, observers, null);
        }
    }

    /** Writes further files into a result directory, such as a report. */
    @FunctionalInterface
    public interface Companion {

        Companion NONE = (directory, result) -> {};

        void write(ResultDirectory directory, RunResult result);
    }

    /**
     * Runs a scenario and writes nothing; its request log and the files of its observers are omitted.
     *
     * @throws RunException if a component or the workload's input is at fault
     * @throws org.spindle.spi.trace.TraceException if a trace cannot be read
     */
    public RunResult run(Job job) {
        return run(job, job.observers(), ObserverFiles.DISCARDED);
    }

    /**
     * Runs a scenario and writes a result directory, completely or not at all.
     *
     * @param effective text of the scenario as run, to be read from the target
     * @param target absent, empty or an older result directory
     * @throws RunException if a component or the workload's input is at fault
     * @throws org.spindle.spi.trace.TraceException if a trace cannot be read
     * @throws org.spindle.result.ResultException if the directory cannot be written
     */
    public RunResult record(Job job, String effective, Path target, Companion companion) {
        try (ResultDirectory directory = ResultDirectory.create(target)) {
            RunResult result = runLogged(job, directory);
            directory.closeObserverFiles();
            directory.write(result, effective);
            companion.write(directory, result);
            PluginWatch.requireWanted();
            if (result.run().isInterrupted()) {
                directory.commitInterrupted();
            } else {
                directory.commit();
            }
            return result;
        }
    }

    private RunResult runLogged(Job job, ResultDirectory directory) {
        RequestOutput output = job.scenario().output().requests();
        if (output == RequestOutput.NONE) {
            return run(job, job.observers(), directory::observerFile);
        }
        try (LoggedRequests log = new LoggedRequests(directory, output == RequestOutput.CSV ? null : zstandard)) {
            List<RunObserver> observers = new ArrayList<>(job.observers());
            observers.add(log);
            return run(job, observers, directory::observerFile);
        }
    }

    private RunResult run(Job job, List<? extends RunObserver> observers, ObserverFiles files) {
        Replayed replayed = Replayed.of(
                job.scenario(),
                replays,
                (scenario, observer) ->
                        runs.assemble(new RunSetup(scenario, job.replication(), List.of(observer), null)));
        WarmUpDetection detection = WarmUpDetection.of(
                replayed.scenario(),
                (scenario, observer) -> runs.assemble(new RunSetup(
                                scenario.without(Sections.OBSERVERS),
                                job.replication(),
                                List.of(observer),
                                null,
                                ObserverFiles.DISCARDED,
                                replayed.requests()))
                        .run());
        return runs.assemble(new RunSetup(
                        detection.scenario(), job.replication(), observers, job.timeline(), files, replayed.requests()))
                .run()
                .noting(replayed.notes())
                .noting(detection.notes())
                .result(spindle, job.identity(), plugins);
    }
}
