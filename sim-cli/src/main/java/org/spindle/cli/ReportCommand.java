package org.spindle.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.command.Shell;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.command.WholeFile;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.reports.html.SweepReport;
import org.spindle.result.ResultDirectory;
import org.spindle.result.RunResult;
import org.spindle.sweep.Stat;
import org.spindle.sweep.SweepDirectory;
import org.spindle.sweep.SweepJson;
import org.spindle.sweep.SweepResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "report",
        description = "Writes the HTML report of a run or a sweep again, for instance with a newer version.",
        mixinStandardHelpOptions = true)
final class ReportCommand implements Callable<Integer> {

    @ParentCommand
    private Main main;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR", description = "Result directory of a run or a sweep.")
    private Path directory;

    @Option(names = "--out", paramLabel = "FILE", description = "Report file (default: report.html in the directory).")
    private @Nullable Path out;

    @Option(
            names = "--all-metrics",
            description = "Include every metric in the page of a sweep, whatever its size; otherwise about "
                    + SweepReport.FIGURES + " figures, foremost those of the whole system.")
    private boolean allMetrics;

    @Mixin
    private RankingOption ranking = new RankingOption();

    @Override
    public Integer call() {
        Path target = out == null ? directory.resolve(ScenarioRun.REPORT) : out;
        if (SweepDirectory.isSweep(directory)) {
            SweepResult sweep = SweepJson.read(directory);
            WholeFile.write(
                    target,
                    page -> SweepReport.write(
                            sweep,
                            Shell.command(spec),
                            allMetrics ? Integer.MAX_VALUE : SweepReport.FIGURES,
                            ranking.stat(),
                            page));
        } else {
            RunResult result = ResultDirectory.read(directory);
            if (ranking.stat() != Stat.MEAN) {
                throw new UsageException("--stat ranks the points of a sweep, but " + directory
                        + " is the result of a run\n  leave it out, or name the directory of a sweep");
            }
            SpindleProcess process = main.start();
            Path effective = directory.resolve(ResultDirectory.EFFECTIVE);
            WholeFile.write(
                    target,
                    page -> process.report(
                            result,
                            name -> ResultDirectory.content(directory, name),
                            Files.readString(effective),
                            Shell.command(spec),
                            page));
        }
        spec.commandLine().getOut().println("report: " + target);
        return ExitCode.OK;
    }
}
