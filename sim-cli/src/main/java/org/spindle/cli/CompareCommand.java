package org.spindle.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.command.Shell;
import org.spindle.cli.command.WholeFile;
import org.spindle.compare.Comparer;
import org.spindle.compare.Comparison;
import org.spindle.compare.ComparisonJson;
import org.spindle.compare.Condition;
import org.spindle.reports.html.ComparisonReport;
import org.spindle.reports.table.ComparisonCsv;
import org.spindle.reports.table.ComparisonTable;
import org.spindle.result.ResultDirectory;
import org.spindle.result.RunResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "compare",
        description = {
            "Compares runs, or sweeps, with the first of them.",
            "A difference is called significant only by a test, which --json and --csv name for each."
        },
        mixinStandardHelpOptions = true)
final class CompareCommand implements Callable<Integer> {

    /** The number of points that are reported for one condition. */
    private static final int TOLD = 10;

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "2..*",
            paramLabel = "DIR",
            description = "Result directories, or sweep directories; the first is the baseline.")
    private List<Path> places = new ArrayList<>();

    @Mixin
    private StatisticOptions statistics = new StatisticOptions();

    @Option(
            names = "--level",
            paramLabel = "P",
            defaultValue = "0.05",
            description = "Level of significance; intervals hold with probability 1 - P (default: ${DEFAULT-VALUE}).")
    private double level;

    @Option(names = "--json", description = "Print the comparison as JSON instead of a table.")
    private boolean json;

    @Option(names = "--csv", paramLabel = "FILE", description = "Write the comparison to this file too.")
    private @Nullable Path csv;

    @Option(names = "--report", paramLabel = "FILE", description = "Write the comparison as an HTML page too.")
    private @Nullable Path report;

    @Option(
            names = "--fail-if",
            paramLabel = "CONDITION",
            description = {
                "Exit with 4 if this holds: METRIC[.CLASS].STAT, then > or <, then +5%% (relative change), +2 ms"
                        + " (change) or 12 ms (the figure). Changes must be significant unless 'any' follows;"
                        + " may be repeated."
            })
    private List<String> failIf = new ArrayList<>();

    @Override
    public Integer call() {
        List<Condition> conditions = failIf.stream().map(Condition::parse).toList();
        Comparer comparer = Comparer.of(level, places);
        Comparison comparison = comparer.compare(statistics.selection());
        List<String> failures = new ArrayList<>();
        for (Condition condition : conditions) {
            List<String> findings = condition.findings(comparer.compare(condition));
            findings.stream().limit(TOLD).forEach(finding -> failures.add("failed: " + condition + ": " + finding));
            if (findings.size() > TOLD) {
                failures.add("failed: " + condition + ": " + (findings.size() - TOLD) + " more");
            }
        }
        print(comparison);
        if (csv != null) {
            WholeFile.write(csv, out -> out.append(ComparisonCsv.of(comparison)));
        }
        if (report != null) {
            List<RunResult> runs = comparison.subjects().get(0).kind() == Comparison.SubjectKind.RUN
                    ? places.stream().map(ResultDirectory::read).toList()
                    : List.of();
            WholeFile.write(report, out -> ComparisonReport.write(comparison, Shell.command(spec), runs, out));
        }
        PrintWriter err = spec.commandLine().getErr();
        failures.forEach(err::println);
        err.flush();
        return failures.isEmpty() ? ExitCode.OK : ExitCode.NOT_MET;
    }

    private void print(Comparison comparison) {
        PrintWriter out = spec.commandLine().getOut();
        out.print(
                json
                        ? new String(new ComparisonJson().write(comparison), StandardCharsets.UTF_8)
                        : ComparisonTable.render(comparison));
        out.flush();
    }
}
