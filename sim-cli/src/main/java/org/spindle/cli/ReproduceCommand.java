package org.spindle.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.command.Shell;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.command.WholeFile;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.config.ConfigLoader;
import org.spindle.config.Suggestions;
import org.spindle.reports.html.ReproductionReport;
import org.spindle.reproduce.Experiment;
import org.spindle.reproduce.ExperimentPlan;
import org.spindle.reproduce.ExperimentReader;
import org.spindle.reproduce.Reproduction;
import org.spindle.reproduce.Reproduction.Outcome;
import org.spindle.reproduce.TrialFactory;
import org.spindle.reproduce.Verdict;
import org.spindle.reproduce.VerdictCsv;
import org.spindle.reproduce.VerdictJson;
import org.spindle.result.WriteFailure;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "reproduce",
        description = {
            "Checks claims: runs experiments and reports which of their expectations hold.",
            "Exit code 4 if one does not, except those that are known to fail."
        },
        mixinStandardHelpOptions = true)
final class ReproduceCommand implements Callable<Integer> {

    @ParentCommand
    private Main main;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "ID|FILE",
            arity = "0..*",
            description = "Built-in experiments by id, or experiment files; all built-in ones if none are given.")
    private List<String> names = new ArrayList<>();

    @Option(names = "--list", description = "List the experiments instead of running them.")
    private boolean list;

    @Option(names = "--quick", description = "Run the shorter version of each experiment (default).")
    private boolean quick;

    @Option(names = "--full", description = "Run each experiment at the full length of its source.")
    private boolean full;

    @Option(names = "--json", description = "Print the verdicts as JSON instead of a table.")
    private boolean json;

    @Option(
            names = "--report",
            paramLabel = "DIR",
            description = "Write report.html, verdicts.json and verdicts.csv into this directory too.")
    private @Nullable Path report;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description =
                    "Directory of DiskSim's files and the traces of its validations, which do not come with Spindle.")
    private @Nullable Path data;

    @Option(
            names = "--costs",
            description = "Print on standard error the number of runs of each experiment and their CPU time.")
    private boolean showCosts;

    @Mixin
    private RunsAtATime runsAtATime = new RunsAtATime();

    @Override
    public Integer call() {
        if (quick && full) {
            throw new UsageException("--quick and --full exclude each other");
        }
        int pool = runsAtATime.number();
        if (data != null && !Files.isDirectory(data)) {
            throw new UsageException("--data " + data + ": there is no such directory");
        }
        SpindleProcess spindle = main.start(pool);
        spindle.shareTraces();
        List<Experiment> experiments = experiments(spindle.configs());
        if (list) {
            ExperimentList.print(experiments, json, spec.commandLine().getOut());
            return ExitCode.OK;
        }
        TrialFactory trials = new SpindleTrialFactory(spindle, data);
        Verdict.Mode mode = full ? Verdict.Mode.FULL : Verdict.Mode.QUICK;
        List<ExperimentPlan> plans = experiments.stream()
                .map(experiment -> ExperimentPlan.of(experiment, mode, spindle.configs(), trials))
                .toList();
        RunCosts costs = new RunCosts();
        List<Outcome> outcomes;
        try (costs) {
            outcomes = new Reproduction(pool, costs).run(plans);
        }
        List<Verdict> verdicts = outcomes.stream()
                .flatMap(outcome -> outcome.verdicts().stream())
                .toList();
        print(outcomes, verdicts);
        if (showCosts) {
            costs.print(spec.commandLine().getErr());
        }
        if (report != null) {
            write(verdicts, report);
        }
        return verdicts.stream().anyMatch(Verdict::regressed) ? ExitCode.NOT_MET : ExitCode.OK;
    }

    private List<Experiment> experiments(ConfigLoader configs) {
        ExperimentReader reader = new ExperimentReader(configs, BuiltInExperiments.LIBRARY);
        List<Experiment> experiments = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        for (String name : names.isEmpty() ? BuiltInExperiments.ids() : names) {
            Experiment experiment = ExperimentReader.isFile(name) ? reader.read(Path.of(name)) : builtIn(name, reader);
            if (!ids.add(experiment.id())) {
                throw new UsageException("two experiments have the id '" + experiment.id() + "'; run them one by one");
            }
            experiments.add(experiment);
        }
        return experiments;
    }

    private static Experiment builtIn(String id, ExperimentReader reader) {
        List<String> known = BuiltInExperiments.ids();
        if (!known.contains(id)) {
            List<String> meant = Suggestions.nearest(id, known);
            throw new UsageException("unknown experiment '" + id + "'"
                    + (meant.isEmpty() ? "" : "\n  did you mean: " + String.join(", ", meant))
                    + "\n  known: spindle reproduce --list"
                    + "\n  for an experiment of your own give its file, such as ./" + id + ".yaml");
        }
        return reader.read(id);
    }

    private void print(List<Outcome> outcomes, List<Verdict> verdicts) {
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.print(new String(new VerdictJson().write(verdicts), StandardCharsets.UTF_8));
        } else {
            VerdictTable.print(outcomes, out);
        }
        out.flush();
    }

    private void write(List<Verdict> verdicts, Path directory) {
        try {
            Files.createDirectories(directory);
        } catch (IOException e) {
            throw WriteFailure.of(directory.toString(), e);
        }
        String json = new String(new VerdictJson().write(verdicts), StandardCharsets.UTF_8);
        WholeFile.write(directory.resolve("verdicts.json"), out -> out.append(json));
        WholeFile.write(directory.resolve("verdicts.csv"), out -> out.append(VerdictCsv.of(verdicts)));
        WholeFile.write(
                directory.resolve(ScenarioRun.REPORT),
                out -> ReproductionReport.write(verdicts, Shell.command(spec), out));
    }
}
