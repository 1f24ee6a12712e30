package org.spindle.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.spindle.result.ResultDirectory;
import org.spindle.result.ResultException;
import org.spindle.result.RunResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "report",
        description = "Writes the HTML report of a result directory again, for instance with a newer version.",
        mixinStandardHelpOptions = true)
final class ReportCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR", description = "Result directory.")
    private Path directory;

    @Option(names = "--out", paramLabel = "FILE", description = "Report file (default: report.html in the directory).")
    private @Nullable Path out;

    @Override
    public Integer call() {
        RunResult result = ResultDirectory.read(directory);
        Path target = out == null ? directory.resolve(ScenarioRun.REPORT) : out;
        Path effective = directory.resolve(ResultDirectory.EFFECTIVE);
        try {
            byte[] page = ScenarioRun.html(
                    result, Files.readString(effective), "spindle report " + Shell.quote(directory.toString()));
            Path partial = target.resolveSibling("." + target.getFileName() + ".partial");
            Files.write(partial, page);
            Files.move(partial, target, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new ResultException(
                    target.toString(),
                    "cannot be written (" + e + ")",
                    "name a file in a directory that you may write to",
                    e);
        }
        spec.commandLine().getOut().println("report: " + target);
        return ExitCode.OK;
    }
}
