package org.spindle.cli.trace;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.spindle.cli.ExitCode;
import org.spindle.cli.UsageException;
import org.spindle.cli.wiring.Spindle;
import org.spindle.workload.trace.transform.RateScale;
import org.spindle.workload.trace.transform.TransformedReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "scale",
        description = "Multiplies the rate of a trace: times between requests are divided by a factor.",
        mixinStandardHelpOptions = true)
final class ScaleCommand implements Callable<Integer> {

    @ParentCommand
    private TraceCommand trace;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE", description = "Trace to read.")
    private Path file;

    @Parameters(index = "1", paramLabel = "OUT", description = "Trace to write.")
    private Path out;

    @Option(
            names = "--rate",
            required = true,
            paramLabel = "X",
            description = "Factor by which the load grows; 0.5 halves it. Times count from the first arrival.")
    private double rate;

    @Mixin
    private SourceOptions source = new SourceOptions();

    @Mixin
    private TargetOptions target = new TargetOptions();

    @Override
    public Integer call() {
        if (!(rate > 0) || Double.isInfinite(rate)) {
            throw new UsageException("--rate " + rate + " is not a positive number");
        }
        Spindle spindle = trace.start();
        try (TraceSource from = source.open(spindle, file)) {
            target.write(
                    spindle,
                    out,
                    from,
                    new TransformedReader(from.name(), from.reader(), List.of(new RateScale(rate))));
            from.report(spec.commandLine().getErr());
        }
        return ExitCode.OK;
    }
}
