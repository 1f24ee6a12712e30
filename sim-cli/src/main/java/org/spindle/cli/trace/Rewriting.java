package org.spindle.cli.trace;

import java.nio.file.Path;
import java.util.function.BiFunction;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.spi.trace.TraceReader;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** The common arguments of commands that make one trace from another. */
final class Rewriting {

    @ParentCommand
    private TraceCommand trace;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE", description = "Trace to read.")
    private Path file;

    @Parameters(index = "1", paramLabel = "OUT", description = "Trace to write.")
    private Path out;

    @Mixin
    private SourceOptions source = new SourceOptions();

    @Mixin
    private TargetOptions target = new TargetOptions();

    /** Returns the trace to read. */
    Path file() {
        return file;
    }

    /** Reads the trace again. */
    TraceSource open(SpindleProcess spindle) {
        return source.open(spindle, file);
    }

    /**
     * Writes the trace as transformed by a reader.
     *
     * @return the exit code
     */
    int by(BiFunction<SpindleProcess, TraceSource, TraceReader> change) {
        return by(change, (spindle, from, to) -> {
            throw new UsageException("spindle trace " + spec.commandLine().getCommandName() + ": " + from.name()
                    + " is a system trace, whose requests are determined by a run; without a run one can change the format"
                    + " (spindle trace convert) and the processes (spindle trace filter --process)");
        });
    }

    /**
     * Writes the trace as transformed by a reader.
     *
     * @param ofSystem writes a system trace from a system trace
     * @return the exit code
     */
    int by(BiFunction<SpindleProcess, TraceSource, TraceReader> change, SystemStep ofSystem) {
        SpindleProcess spindle = trace.start();
        try (TraceSource from = open(spindle)) {
            if (target.isSystem(out, from)) {
                target.write(spindle, out, from, from.isSystem() ? ofSystem : new BlockToSystem(change));
            } else {
                target.write(spindle, out, from, change.apply(spindle, from));
            }
            from.report(spec.commandLine().getErr());
        }
        return ExitCode.OK;
    }
}
