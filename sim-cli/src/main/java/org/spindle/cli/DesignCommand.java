package org.spindle.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.command.Shell;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.command.WholeFile;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.config.ConfigLoader;
import org.spindle.config.Loaded;
import org.spindle.design.Design;
import org.spindle.design.DesignCsv;
import org.spindle.design.DesignJson;
import org.spindle.design.DesignSpace;
import org.spindle.design.Designer.Proposals;
import org.spindle.design.Evaluation;
import org.spindle.design.ModelValidation;
import org.spindle.design.OrganisationScenario;
import org.spindle.reports.html.DesignReport;
import org.spindle.reports.table.DesignTable;
import org.spindle.result.RunResult;
import org.spindle.run.Runner;
import org.spindle.scenario.Scenario;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "design",
        description = {
            "Designs an I/O system: every organisation of candidate parts with its limit, cost and response time.",
            "'spindle describe design' explains the file."
        },
        mixinStandardHelpOptions = true)
final class DesignCommand implements Callable<Integer> {

    private static final long LEAST_REQUESTS = 1000;

    @ParentCommand
    private Main main;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "Design file (YAML or JSON); - for standard input.")
    private Path file;

    @Option(names = "--set", paramLabel = "PATH=VALUE", description = "Replace a value of the design; may be repeated.")
    private List<String> sets = new ArrayList<>();

    @Option(
            names = "--axis",
            paramLabel = "PATH=A,B,C",
            description = "Vary a value of the design; may be repeated, the last one changes fastest.")
    private List<String> axes = new ArrayList<>();

    @Option(names = "--front", description = "Only organisations on the Pareto front of cost, IOPS and response time.")
    private boolean front;

    @Option(names = "--simulate", description = "Run each organisation as a scenario too, and compare with the model.")
    private boolean simulate;

    @Option(
            names = "--requests",
            paramLabel = "N",
            defaultValue = "100000",
            description = "Requests of each simulated run (default: ${DEFAULT-VALUE}).")
    private long requests;

    @Option(names = "--json", description = "Print everything as JSON instead of tables.")
    private boolean json;

    @Option(names = "--csv", paramLabel = "FILE", description = "Write the organisations to this file too.")
    private @Nullable Path csv;

    @Option(names = "--report", paramLabel = "FILE", description = "Write the organisations as an HTML page too.")
    private @Nullable Path report;

    @Override
    public Integer call() {
        if (requests < LEAST_REQUESTS) {
            throw new UsageException("--requests " + requests + " is too few\n  write " + LEAST_REQUESTS + " or more");
        }
        SpindleProcess spindle = main.start();
        ConfigLoader configs = spindle.configs();
        DesignSpace space = spindle.attributing(() -> DesignSpace.of(design(configs), axes, configs));
        Proposals proposals = space.propose();
        if (proposals.evaluations().isEmpty()) {
            throw new UsageException(
                    name() + ": no organisation can be built\n  " + String.join("\n  ", proposals.rejections()));
        }
        if (proposals.evaluations().stream().allMatch(each -> each.overload() != null)) {
            throw new UsageException(name() + ": no organisation can sustain the load\n  "
                    + proposals.evaluations().stream()
                            .map(each -> each.label() + ": " + each.overload())
                            .distinct()
                            .collect(Collectors.joining("\n  ")));
        }
        if (front) {
            proposals = new Proposals(
                    proposals.evaluations().stream().filter(Evaluation::onFront).toList(), proposals.rejections());
        }
        List<ModelValidation> comparisons = simulate ? simulated(space, proposals, spindle) : List.of();
        print(proposals, comparisons);
        if (csv != null) {
            String text = DesignCsv.of(proposals.evaluations());
            WholeFile.write(csv, out -> out.append(text));
        }
        if (report != null) {
            Proposals shown = proposals;
            WholeFile.write(
                    report,
                    out -> DesignReport.write(
                            StandardInput.is(file) ? StandardInput.NAME : String.valueOf(file.getFileName()),
                            shown,
                            comparisons,
                            Shell.command(spec),
                            out));
        }
        return ExitCode.OK;
    }

    private Loaded<Design> design(ConfigLoader configs) {
        if (!StandardInput.is(file)) {
            return configs.load(file, sets, Design.class);
        }
        Path directory = Path.of("").toAbsolutePath();
        return configs.load(StandardInput.NAME, StandardInput.text(), directory, sets, Design.class);
    }

    /** Returns the name of the file in messages and titles. */
    private String name() {
        return StandardInput.is(file) ? StandardInput.NAME : file.toString();
    }

    private List<ModelValidation> simulated(DesignSpace space, Proposals proposals, SpindleProcess spindle) {
        List<ModelValidation> comparisons = new ArrayList<>();
        for (Evaluation evaluation : proposals.evaluations()) {
            Design design = space.variants().stream()
                    .filter(variant -> variant.axes().equals(evaluation.axes()))
                    .findFirst()
                    .orElseThrow()
                    .design();
            OrganisationScenario scenario;
            try {
                scenario = new OrganisationScenario(design, evaluation, requests);
            } catch (IllegalArgumentException e) {
                throw new UsageException(
                        name() + ": " + String.valueOf(e.getMessage()).replace("; ", "\n  "));
            }
            RunResult saturated = run(scenario.saturated(spindle.configs()), spindle);
            RunResult underLoad =
                    evaluation.response() == null ? null : run(scenario.underLoad(spindle.configs()), spindle);
            comparisons.add(ModelValidation.of(evaluation, saturated, underLoad));
        }
        return comparisons;
    }

    private static RunResult run(Scenario scenario, SpindleProcess spindle) {
        Runner runner = spindle.runner();
        return spindle.attributing(() -> runner.run(new Runner.Job(scenario, 0, "", List.of())));
    }

    private void print(Proposals proposals, List<ModelValidation> comparisons) {
        var out = spec.commandLine().getOut();
        if (json) {
            out.print(new String(new DesignJson().write(proposals, comparisons), StandardCharsets.UTF_8));
        } else {
            out.print(DesignTable.render(proposals));
            if (!comparisons.isEmpty()) {
                out.println();
                out.print(DesignTable.render(comparisons));
            }
        }
        out.flush();
    }
}
