package org.spindle.cli.trace;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.spindle.cli.ExitCode;
import org.spindle.cli.UsageException;
import org.spindle.cli.wiring.Spindle;
import org.spindle.workload.trace.transform.FoldedReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "fold",
        description = {
            "Multiplies the load of a trace by laying consecutive sections of it upon each other.",
            "Unlike 'scale' this keeps the times within each section. All sections that lie upon each other are in memory."
        },
        mixinStandardHelpOptions = true)
final class FoldCommand implements Callable<Integer> {

    @ParentCommand
    private TraceCommand trace;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE", description = "Trace to read.")
    private Path file;

    @Parameters(index = "1", paramLabel = "OUT", description = "Trace to write.")
    private Path out;

    @Option(
            names = "--section",
            paramLabel = "TIME",
            defaultValue = "20 s",
            description = "Length of a section (default: ${DEFAULT-VALUE}).")
    private String section;

    @Option(
            names = "--factor",
            paramLabel = "N",
            defaultValue = "2",
            description = "Sections that are laid upon each other (default: ${DEFAULT-VALUE}).")
    private int factor;

    @Mixin
    private SourceOptions source = new SourceOptions();

    @Mixin
    private TargetOptions target = new TargetOptions();

    @Override
    public Integer call() {
        long length = Values.time("--section", section);
        if (length < 1 || factor < 1) {
            throw new UsageException("--section and --factor have to be positive");
        }
        Spindle spindle = trace.start();
        try (TraceSource from = source.open(spindle, file)) {
            target.write(spindle, out, from, new FoldedReader(from.name(), from.reader(), length, factor));
            from.report(spec.commandLine().getErr());
        }
        return ExitCode.OK;
    }
}
