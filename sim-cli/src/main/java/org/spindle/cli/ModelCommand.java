package org.spindle.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.command.Shell;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.command.WholeFile;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.config.Loaded;
import org.spindle.model.ModelJson;
import org.spindle.model.ModelResult;
import org.spindle.model.Simulated;
import org.spindle.reports.html.ModelReport;
import org.spindle.reports.table.ModelTable;
import org.spindle.scenario.Scenario;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "model",
        description = {
            "Estimates a scenario by queueing theory instead of running it: utilisations, response times, bottleneck.",
            "Reports assumptions that do not hold; --simulate prints the simulated figures beside the estimates."
        },
        mixinStandardHelpOptions = true)
final class ModelCommand implements Callable<Integer> {

    private static final long FEWEST = 10;
    private static final long MOST = 1_000_000;

    @ParentCommand
    private Main main;

    @Spec
    private CommandSpec spec;

    @Mixin
    private ScenarioFile scenarioFile = new ScenarioFile();

    @Option(
            names = "--requests",
            paramLabel = "N",
            defaultValue = "20000",
            description = "Number of requests of the workload to analyse (default: ${DEFAULT-VALUE}).")
    private long requests;

    @Option(names = "--simulate", description = "Run the scenario too, and print its figures beside the estimates.")
    private boolean simulate;

    @Option(names = "--json", description = "Print the model as JSON instead of a table.")
    private boolean json;

    @Option(names = "--report", paramLabel = "FILE", description = "Write the model as an HTML page too.")
    private @Nullable Path report;

    @Override
    public Integer call() {
        if (requests < FEWEST || requests > MOST) {
            throw new UsageException("--requests " + requests + " is out of range\n  write " + FEWEST + " to " + MOST);
        }
        SpindleProcess spindle = main.start();
        Loaded<Scenario> scenario = scenarioFile.load(spindle);
        ModelResult model = spindle.attributing(scenario, () -> spindle.model(scenario.value(), requests));
        @Nullable Simulated simulated = simulate ? new Simulated(new ScenarioRun(spindle, scenario).result()) : null;
        var out = spec.commandLine().getOut();
        out.print(
                json
                        ? new String(new ModelJson().write(model, simulated), StandardCharsets.UTF_8)
                        : ModelTable.render(model, simulated));
        out.flush();
        if (report != null) {
            String name = scenario.value().name();
            String title = name.isEmpty() ? scenarioFile.stem() : name;
            WholeFile.write(report, to -> ModelReport.write(title, model, simulated, Shell.command(spec), to));
        }
        return ExitCode.OK;
    }
}
