package org.spindle.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.wiring.Spindle;
import org.spindle.config.Loaded;
import org.spindle.reports.html.HtmlReport;
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

    private final Spindle spindle;
    private final Runner runner;
    private final Loaded<Scenario> scenario;
    private final List<RunObserver> observers = new ArrayList<>();
    private @Nullable RunTimeline timeline;

    ScenarioRun(Spindle spindle, Loaded<Scenario> scenario) {
        this.spindle = spindle;
        runner = spindle.runner(BuildVersion.number());
        this.scenario = scenario;
    }

    ScenarioRun observe(RunObserver observer) {
        observers.add(observer);
        return this;
    }

    /**
     * Has the run write a timeline.
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
     * @param command that asked for it, for the report
     */
    RunResult into(Path directory, String command) {
        String effective = scenario.effective().yaml(directory.toAbsolutePath());
        return spindle.attributing(
                scenario,
                () -> runner.record(
                        job(),
                        effective,
                        directory,
                        (target, result) -> target.write(REPORT, html(target, result, effective, command))));
    }

    private Job job() {
        return new Job(scenario.value(), 0, scenario.effective().canonicalYaml(), observers, timeline);
    }

    private byte[] html(ResultDirectory target, RunResult result, String effectiveYaml, String command) {
        StringBuilder page = new StringBuilder();
        try {
            HtmlReport.write(result, effectiveYaml, command, spindle.reportSections(result, target::content), page);
        } catch (IOException e) {
            throw new AssertionError("a string builder does not fail", e);
        }
        return page.toString().getBytes(StandardCharsets.UTF_8);
    }
}
