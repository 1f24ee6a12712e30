package org.spindle.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.command.Shell;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.command.WholeFile;
import org.spindle.cli.spark.SparkBackend;
import org.spindle.cli.spark.SparkOptions;
import org.spindle.cli.wiring.BuildNumber;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.config.Loaded;
import org.spindle.reports.html.SweepReport;
import org.spindle.reports.table.FitTable;
import org.spindle.reports.table.SweepTable;
import org.spindle.scenario.Scenario;
import org.spindle.scenario.Scenario.RequestOutput;
import org.spindle.sweep.CurveFits;
import org.spindle.sweep.EntryRunner;
import org.spindle.sweep.LocalBackend;
import org.spindle.sweep.Shard;
import org.spindle.sweep.SweepBackend;
import org.spindle.sweep.SweepDirectory;
import org.spindle.sweep.SweepJson;
import org.spindle.sweep.SweepPlan;
import org.spindle.sweep.SweepPlanner;
import org.spindle.sweep.SweepResult;
import org.spindle.sweep.SweepResult.Failure;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "sweep",
        description = {
            "Runs a scenario at many points, writes a sweep directory and prints a short table.",
            "The points are those of the scenario's key 'sweep' and of --axis."
        },
        mixinStandardHelpOptions = true)
final class SweepCommand implements Callable<Integer> {

    private static final Pattern SHARD = Pattern.compile("([0-9]{1,7})/([0-9]{1,7})");
    private static final int MOST_REASONS = 10;

    /** The backends that carry out the runs, by name. */
    enum Backend {
        LOCAL,
        SPARK;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @ParentCommand
    private Main main;

    @Spec
    private CommandSpec spec;

    @Mixin
    private ScenarioFile scenarioFile = new ScenarioFile();

    @Option(
            names = "--axis",
            paramLabel = "PATH=A,B,C",
            description =
                    "Vary a key; may be repeated, the last one changes fastest. Replaces the scenario's axis of that"
                            + " path.")
    private List<String> axes = new ArrayList<>();

    @Option(
            names = "--replications",
            paramLabel = "N",
            description = "Runs of each point; equal replications of all points draw the same random numbers.")
    private @Nullable Integer replications;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Sweep directory, absent or empty (default: results/NAME-sweep after the scenario file).")
    private @Nullable Path out;

    @Option(names = "--resume", description = "Continue the sweep in DIR, if there is one: make only the missing runs.")
    private boolean resume;

    @Option(names = "--shard", paramLabel = "I/N", description = "Run only the I-th of N equal shares, I from 1.")
    private @Nullable String shard;

    @Option(
            names = "--merge",
            paramLabel = "DIR",
            description = "Take the runs of this shard of the same sweep; may be repeated. Missing runs are made.")
    private List<Path> shards = new ArrayList<>();

    @Mixin
    private RunsAtATime runsAtATime = new RunsAtATime();

    @Option(
            names = "--backend",
            paramLabel = "NAME",
            defaultValue = "local",
            description = "Backend for the runs: local (threads of this process) or spark (default: ${DEFAULT-VALUE}).")
    private Backend backend;

    @Mixin
    private SparkOptions spark = new SparkOptions();

    @Mixin
    private RankingOption ranking = new RankingOption();

    @Mixin
    private FitOptions fit = new FitOptions();

    @Option(names = "--plan-only", description = "Write the plan and run nothing; --resume runs it.")
    private boolean planOnly;

    @Option(names = "--json", description = "Print the sweep as JSON instead of a table.")
    private boolean json;

    @Override
    public Integer call() {
        Shard share = share();
        ranking.stat();
        fit.check();
        int pool = runsAtATime.number();
        if (json && (shard != null || planOnly)) {
            throw new UsageException("--json prints a complete sweep\n  leave out "
                    + (planOnly ? "--plan-only" : "--shard") + " or --json");
        }
        if (replications != null && replications < 1) {
            throw new UsageException("--replications " + replications + " is too few\n  write 1 or more");
        }
        SpindleProcess spindle = main.start(pool);
        spindle.shareTraces();
        Loaded<Scenario> scenario = scenarioFile.load(spindle);
        SweepPlan plan = SweepPlan.of(scenario, axes, replications);
        SweepPlanner planner = new SweepPlanner(spindle.configs(), scenario, plan, BuildNumber.get());
        planner.check();
        warn(scenario.value());
        ScenarioAdvice.print(scenario, spec.commandLine().getErr());
        Path target = out != null ? out : Path.of("results", scenarioFile.stem() + "-sweep");
        SweepBackend backend = backend(spindle, target.toAbsolutePath().normalize(), pool);
        try (SweepDirectory directory = resume && SweepDirectory.isSweep(target)
                ? SweepDirectory.resume(target, planner)
                : SweepDirectory.create(target, planner)) {
            shards.forEach(directory::merge);
            if (planOnly) {
                print(plan.runs() + " runs at " + plan.points() + " points planned in " + target.resolve("plan.jsonl"));
                return ExitCode.OK;
            }
            run(directory, backend, share, target);
            return finish(directory, plan, target, pool);
        }
    }

    private SweepBackend backend(SpindleProcess spindle, Path sweep, int threads) {
        if (backend == Backend.LOCAL) {
            spark.requireNone();
            return new LocalBackend(new EntryRunner(spindle.configs(), spindle.runner(), sweep), threads);
        }
        return SparkBackend.of(
                spark,
                main.plugins(),
                sweep,
                entry -> spindle.configs()
                        .load("plan entry " + entry.id(), entry.scenario(), sweep, List.of(), Scenario.class)
                        .effective()
                        .files());
    }

    /** Returns the command for the whole sweep, independent of shards, interruptions and directories. */
    private String wholeCommand() {
        StringBuilder command = new StringBuilder(
                "spindle sweep " + Shell.quote(scenarioFile.path().toString()));
        axes.forEach(axis -> command.append(" --axis ").append(Shell.quote(axis)));
        command.append(scenarioFile.replacements());
        if (replications != null) {
            command.append(" --replications ").append(replications);
        }
        command.append(ranking.words()).append(fit.words());
        return command.toString();
    }

    private Shard share() {
        if (shard == null) {
            return Shard.WHOLE;
        }
        Matcher matcher = SHARD.matcher(shard);
        if (!matcher.matches()) {
            throw new UsageException("'" + shard + "' is not a shard\n  write --shard I/N, such as 1/4");
        }
        try {
            return new Shard(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
        } catch (IllegalArgumentException e) {
            throw new UsageException(e.getMessage() + "\n  write --shard I/N with I from 1 to N");
        }
    }

    private void warn(Scenario scenario) {
        if (scenario.output().requests() != RequestOutput.NONE) {
            printError("note: a sweep writes no request logs; output.requests has no effect");
        }
    }

    private void run(SweepDirectory directory, SweepBackend backend, Shard share, Path target) {
        int missing = directory.missing(share);
        int total = missing + directory.done();
        Thread onInterrupt = new Thread(
                () -> printError("interrupted: " + directory.done() + " of " + total + " runs are safe in " + target
                        + "; the same command with --resume runs the others"),
                "say-how-to-resume");
        Runtime.getRuntime().addShutdownHook(onInterrupt);
        main.log(
                "sweep begins: {0}, {1} of {2} runs to make, directory {3}",
                scenarioFile.path(), missing, total, target);
        try (SweepProgress progress = new SweepProgress(total, total - missing)) {
            directory.run(backend, share, progress);
        } finally {
            forget(onInterrupt);
        }
    }

    private static void forget(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException shuttingDown) {
            return;
        }
    }

    private int finish(SweepDirectory directory, SweepPlan plan, Path target, int threads) {
        SweepTable table = new SweepTable(plan.axes(), ranking.stat());
        List<Failure> failures = directory.finish(threads, table::add);
        if (!directory.isComplete()) {
            print(directory.done() + " of " + plan.runs() + " runs in " + target
                    + "; --merge puts the shards together");
            return ExitCode.OK;
        }
        Path report = target.resolve(ScenarioRun.REPORT);
        SweepResult result = SweepJson.read(target);
        CurveFits fits = fit.of(result);
        WholeFile.write(report, page -> SweepReport.write(result, wholeCommand(), ranking.stat(), fits, page));
        if (json) {
            printJson(target.resolve(SweepJson.FILE));
        } else {
            print(table.render() + FitTable.render(fits) + "report: " + report);
        }
        if (failures.isEmpty()) {
            return ExitCode.OK;
        }
        report(failures, plan.runs());
        return ExitCode.RUN_FAILED;
    }

    private void report(List<Failure> failures, int runs) {
        Map<String, List<Failure>> reasons = new LinkedHashMap<>();
        failures.forEach(failure -> reasons.computeIfAbsent(failure.reason(), reason -> new ArrayList<>())
                .add(failure));
        printError("error: " + failures.size() + " of " + runs + " runs failed");
        reasons.entrySet().stream().limit(MOST_REASONS).forEach(reason -> {
            Failure first = reason.getValue().get(0);
            printError("  " + reason.getValue().size() + " x " + reason.getKey() + "\n    first: " + first.id() + " "
                    + first.axes());
        });
        if (reasons.size() > MOST_REASONS) {
            printError("  and " + (reasons.size() - MOST_REASONS) + " other reasons: see the failures in "
                    + SweepJson.FILE);
        }
    }

    private void print(String text) {
        PrintWriter stdout = spec.commandLine().getOut();
        stdout.println(text);
        stdout.flush();
    }

    private void printJson(Path sweep) {
        try (var text = Files.newBufferedReader(sweep)) {
            PrintWriter stdout = spec.commandLine().getOut();
            text.transferTo(stdout);
            stdout.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void printError(String text) {
        PrintWriter stderr = spec.commandLine().getErr();
        stderr.println(text);
        stderr.flush();
    }
}
