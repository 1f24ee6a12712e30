package org.spindle.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.wiring.Spindle;
import org.spindle.config.EffectiveConfig;
import org.spindle.config.Loaded;
import org.spindle.experiment.RunObserver;
import org.spindle.experiment.RunOutcome;
import org.spindle.experiment.Scenario;
import org.spindle.experiment.Simulation;
import org.spindle.reports.html.HtmlReport;
import org.spindle.result.Compression;
import org.spindle.result.RequestLog;
import org.spindle.result.ResultDirectory;
import org.spindle.result.RunResult;
import org.spindle.spi.request.Request;

/** Runs one scenario and writes its result directory. */
final class ScenarioRun {

    static final String REPORT = "report.html";

    private static final int ZSTD_LEVEL = 3;

    private final Spindle spindle;
    private final Loaded<Scenario> scenario;
    private final List<RunObserver> observers = new ArrayList<>();

    ScenarioRun(Spindle spindle, Loaded<Scenario> scenario) {
        this.spindle = spindle;
        this.scenario = scenario;
    }

    ScenarioRun observe(RunObserver observer) {
        observers.add(observer);
        return this;
    }

    /** Runs without writing anything. */
    RunResult result() {
        return finish(spindle.run(spindle.simulation(scenario.value(), observers)));
    }

    /**
     * Runs and writes.
     *
     * @param command that asked for it, for the report
     */
    RunResult into(Path directory, String command) {
        Scenario value = scenario.value();
        try (ResultDirectory target = ResultDirectory.create(directory)) {
            RequestLog log = openLog(target, value);
            if (log != null) {
                observers.add(new RunObserver() {
                    @Override
                    public void completed(Request request) {
                        log.write(request);
                    }
                });
            }
            Simulation simulation = spindle.simulation(value, observers);
            RunResult result = finish(spindle.run(simulation));
            if (log != null) {
                log.close();
            }
            EffectiveConfig effective = scenario.effective();
            String yaml = effective.yaml(directory.toAbsolutePath());
            target.write(result, yaml);
            target.write(REPORT, html(result, yaml, command));
            target.commit();
            return result;
        }
    }

    private static @Nullable RequestLog openLog(ResultDirectory target, Scenario scenario) {
        List<String> devices = List.copyOf(scenario.devices().keySet());
        return switch (scenario.output().requests()) {
            case NONE -> null;
            case CSV -> target.requestLog(devices, null);
            case CSV_ZST -> target.requestLog(devices, zstd());
        };
    }

    private static Compression zstd() {
        return stream -> new com.github.luben.zstd.ZstdOutputStream(stream, ZSTD_LEVEL);
    }

    private RunResult finish(RunOutcome outcome) {
        return outcome.result(BuildVersion.number(), scenario.effective().canonicalYaml(), spindle.plugins());
    }

    static byte[] html(RunResult result, String effectiveYaml, String command) {
        StringBuilder page = new StringBuilder();
        try {
            HtmlReport.write(result, effectiveYaml, command, page);
        } catch (IOException e) {
            throw new AssertionError("a string builder does not fail", e);
        }
        return page.toString().getBytes(StandardCharsets.UTF_8);
    }
}
