package org.spindle.cli.trace;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.spindle.cli.ExitCode;
import org.spindle.cli.wiring.Spindle;
import org.spindle.workload.trace.transform.Rebase;
import org.spindle.workload.trace.transform.RecordStep;
import org.spindle.workload.trace.transform.TransformedReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "convert",
        description = {
            "Writes a trace in another format.",
            "What the format has no place for is lost, which is said on standard error. A name that ends in .gz, .bz2,"
                    + " .xz or .zst compresses the file."
        },
        mixinStandardHelpOptions = true)
final class ConvertCommand implements Callable<Integer> {

    @ParentCommand
    private TraceCommand trace;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE", description = "Trace to read.")
    private Path file;

    @Parameters(index = "1", paramLabel = "OUT", description = "Trace to write.")
    private Path out;

    @Option(names = "--rebase", description = "Count times from the first arrival.")
    private boolean rebase;

    @Mixin
    private SourceOptions source = new SourceOptions();

    @Mixin
    private TargetOptions target = new TargetOptions();

    @Override
    public Integer call() {
        List<RecordStep> steps = new ArrayList<>();
        if (rebase) {
            steps.add(new Rebase());
        }
        Spindle spindle = trace.start();
        try (TraceSource from = source.open(spindle, file)) {
            target.write(spindle, out, from, new TransformedReader(from.name(), from.reader(), steps));
            from.report(spec.commandLine().getErr());
        }
        return ExitCode.OK;
    }
}
