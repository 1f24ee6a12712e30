package org.spindle.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.config.Loaded;
import org.spindle.result.ResultDirectory;
import org.spindle.result.RunResult;
import org.spindle.run.RunObserver;
import org.spindle.run.Runner;
import org.spindle.run.Runner.Job;
import org.spindle.scenario.Scenario;
import org.spindle.timeline.RunTimeline;

/** Runs one scenario, with or without a result directory and the report in it. */
final class ScenarioRun {

    static final String REPORT = ResultDirectory.REPORT;

    private final SpindleProcess spindle;
    private final Runner runner;
    private final Loaded<Scenario> scenario;
    private final List<RunObserver> observers = new ArrayList<>();
    private @Nullable RunTimeline timeline;
    private @Nullable ResultDirectory written;

    ScenarioRun(SpindleProcess spindle, Loaded<Scenario> scenario) {
        this.spindle = spindle;
        runner = spindle.runner();
        this.scenario = scenario;
    }

    ScenarioRun observe(RunObserver observer) {
        observers.add(observer);
        return this;
    }

    /**
     * Makes the run write a timeline.
     *
     * @param wanted null for none
     */
    ScenarioRun show(@Nullable RunTimeline wanted) {
        timeline = wanted;
        return this;
    }

    /** Runs without writing anything. */
    RunResult result() {
        return spindle.attributing(scenario, () -> runner.run(job()));
    }

    /**
     * Runs and writes.
     *
     * @param command the command line, for the report
     */
    RunResult into(Path directory, String command) {
        String effective = scenario.effective().yaml(directory.toAbsolutePath());
        return spindle.attributing(
                scenario,
                () -> runner.record(job(), effective, directory, (target, result) -> {
                    written = target;
                    target.write(REPORT, spindle.report(target, result, effective, command));
                }));
    }

    /**
     * Returns the directory of the result: an interrupted run does not replace a complete result.
     *
     * @param asked the requested directory
     */
    Path place(Path asked) {
        return written == null ? asked : written.place();
    }

    private Job job() {
        return new Job(scenario.value(), 0, scenario.effective().canonicalYaml(), observers, timeline);
    }
}
