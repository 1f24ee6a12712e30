package org.spindle.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.command.Shell;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.config.Loaded;
import org.spindle.reports.table.RunTable;
import org.spindle.result.ResultJson;
import org.spindle.result.RunResult;
import org.spindle.scenario.Scenario;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "run",
        description = "Runs a scenario, writes a result directory and prints a short table.",
        addMethodSubcommands = false,
        mixinStandardHelpOptions = true)
final class RunCommand implements Callable<Integer> {

    @ParentCommand
    private Main main;

    @Spec
    private CommandSpec spec;

    @Mixin
    private ScenarioFile scenarioFile = new ScenarioFile();

    @Mixin
    private ResultPlace place = new ResultPlace();

    @Option(names = "--seed", paramLabel = "N", description = "Replace the scenario's seed.")
    private @Nullable Long seed;

    @Option(names = "--json", description = "Print the result as JSON instead of a table.")
    private boolean json;

    @Option(names = "--check", description = "Read and assemble the scenario, but do not run it.")
    private boolean check;

    @Mixin
    private TimelineOptions timeline = new TimelineOptions();

    @Override
    public Integer call() {
        timeline.check();
        if (seed != null) {
            scenarioFile.set("seed", seed);
        }
        SpindleProcess spindle = main.start();
        Loaded<Scenario> scenario = scenarioFile.load(spindle);
        if (check) {
            spindle.attributing(scenario, () -> spindle.simulation(scenario.value(), List.of()))
                    .close();
            spec.commandLine().getOut().println(scenarioFile.path() + ": the scenario is valid; it was not run");
            return ExitCode.OK;
        }
        if (scenario.value().sweep() != null) {
            var stderr = spec.commandLine().getErr();
            stderr.println("note: the scenario has a sweep; this runs it without the axes   see: spindle sweep --help");
            stderr.flush();
        }
        ScenarioAdvice.print(scenario, spec.commandLine().getErr());
        Path directory = place.of(scenario, scenarioFile.stem());
        ScenarioRun run = new ScenarioRun(spindle, scenario);
        RunResult result = result(run, directory);
        print(result, run.place(directory));
        return RunEnd.of(result, spec.commandLine().getErr());
    }

    private RunResult result(ScenarioRun run, Path directory) {
        try (RunProgress progress = new RunProgress();
                Interruption interruption = Interruption.ofCtrlC()) {
            run.observe(progress).observe(interruption);
            main.log("run begins: {0}, result in {1}", scenarioFile.path(), directory);
            return timeline.record(
                    run, directory, command(directory), spec.commandLine().getErr());
        }
    }

    private void print(RunResult result, Path directory) {
        var stdout = spec.commandLine().getOut();
        if (json) {
            stdout.print(new String(new ResultJson().write(result), java.nio.charset.StandardCharsets.UTF_8));
        } else {
            stdout.print(RunTable.render(result));
            stdout.println("report: " + directory.resolve(ScenarioRun.REPORT));
        }
        stdout.flush();
    }

    private String command(Path directory) {
        return "spindle run " + Shell.quote(scenarioFile.path().toString()) + scenarioFile.replacements() + " --out "
                + Shell.quote(directory.toString()) + timeline.command();
    }
}
