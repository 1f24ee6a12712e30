package org.spindle.cli.bench;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.command.Shell;
import org.spindle.cli.command.Startup;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.command.WholeFile;
import org.spindle.cli.wiring.BuildNumber;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.reports.SpeedHistory;
import org.spindle.reports.html.SpeedReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "bench",
        description = {
            "Measures the speed of Spindle on this machine: the cost of a request in a standard set of scenarios.",
            "Times are processor time of the thread that simulates; bytes, events and estimates are counts, the same at"
                    + " each repetition."
        },
        mixinStandardHelpOptions = true)
public final class BenchCommand implements Callable<Integer> {

    @ParentCommand
    private Startup startup;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "CASE", arity = "0..*", description = "Measure these cases only.")
    private List<String> names = new ArrayList<>();

    @Option(names = "--quick", description = "Shorter runs: good for the counts, rough for the times.")
    private boolean quick;

    @Option(
            names = "--compare",
            paramLabel = "OLD.json",
            description = "Report the figures that differ from these: counts exactly, times beyond the noise.")
    private @Nullable Path compare;

    @Option(
            names = "--limits",
            paramLabel = "FILE.csv",
            description = "Fail if a count is above its limit. Measures briefly: look at the counts, not at the times.")
    private @Nullable Path limits;

    @Mixin
    private BenchOutputs outputs = new BenchOutputs();

    @Option(
            names = "--history",
            paramLabel = "FILE.jsonl",
            arity = "0..1",
            fallbackValue = "src-test-data/bench/history.jsonl",
            description = "Measure nothing; show a history as a page (without a file: ${FALLBACK-VALUE}).")
    private @Nullable Path history;

    @Option(
            names = "--out",
            paramLabel = "FILE.html",
            defaultValue = "bench-history.html",
            description = "The page of --history (default: ${DEFAULT-VALUE}).")
    private Path page;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        if (history != null) {
            SpeedHistory shown = BenchHistory.of(BenchJson.read(history));
            WholeFile.write(page, to -> SpeedReport.write(shown, Shell.command(spec), to));
            out.println("history: " + page);
            out.flush();
            return ExitCode.OK;
        }
        outputs.check();
        BenchFigures before = compare == null ? null : only(BenchJson.read(compare), compare);
        BenchLimits allowed = limits == null ? null : BenchLimits.read(limits);
        BenchFigures figures = measured();
        out.print(BenchTable.render(figures));
        outputs.write(figures);
        if (before != null) {
            List<String> differences = BenchComparison.differences(before, figures);
            out.println(differences.isEmpty() ? "no difference beyond the noise" : String.join("\n", differences));
        }
        List<String> broken = allowed == null ? List.of() : allowed.broken(figures);
        broken.forEach(out::println);
        out.flush();
        return broken.isEmpty() ? ExitCode.OK : ExitCode.NOT_MET;
    }

    private BenchFigures measured() {
        List<BenchCase> cases = chosen();
        SpindleProcess spindle = startup.start();
        BenchScale scale = limits != null || outputs.areLimits()
                ? BenchScale.COUNTS
                : quick ? BenchScale.QUICK : BenchScale.STANDARD;
        CaseMeasurement measurement = new CaseMeasurement(spindle, scale);
        return new BenchFigures(
                BuildNumber.get(),
                outputs.commit(),
                BenchFigures.thisMachine(),
                scale.toString(),
                cases.stream().map(measurement::measure).toList());
    }

    private List<BenchCase> chosen() {
        List<BenchCase> all = BenchCase.standard();
        List<String> known = all.stream().map(BenchCase::name).toList();
        for (String name : names) {
            if (!known.contains(name)) {
                throw new UsageException("unknown case '" + name + "'\n  known: " + String.join(", ", known));
            }
        }
        return names.isEmpty()
                ? all
                : all.stream().filter(each -> names.contains(each.name())).toList();
    }

    private static BenchFigures only(List<BenchFigures> read, Path file) {
        if (read.size() != 1) {
            throw new UsageException(String.format(
                    Locale.ROOT,
                    "%s: there are %d sets of figures instead of one; name a file that --json has written",
                    file,
                    read.size()));
        }
        return read.get(0);
    }
}
