package org.spindle.cli.trace;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.spindle.cli.ExitCode;
import org.spindle.cli.UsageException;
import org.spindle.cli.wiring.Spindle;
import org.spindle.workload.trace.transform.SpatialSample;
import org.spindle.workload.trace.transform.TransformedReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "sample",
        description = {
            "Keeps all requests to a part of the addresses, chosen by a hash.",
            "Reuse of what is kept is complete, so that miss ratios of caches scaled down by the same rate are alike."
        },
        mixinStandardHelpOptions = true)
final class SampleCommand implements Callable<Integer> {

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
            description = "Share of the regions that is kept, above 0 and at most 1.")
    private double rate;

    @Option(
            names = "--region",
            paramLabel = "SIZE",
            defaultValue = "4 KiB",
            description = "Size of a region; a request belongs to that of its first byte (default: ${DEFAULT-VALUE}).")
    private String region;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Other seeds choose other regions (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Mixin
    private SourceOptions source = new SourceOptions();

    @Mixin
    private TargetOptions target = new TargetOptions();

    @Override
    public Integer call() {
        long bytes = Values.size("--region", region);
        if (!(rate > 0 && rate <= 1) || bytes < 1) {
            throw new UsageException("--rate has to be above 0 and at most 1, --region positive");
        }
        Spindle spindle = trace.start();
        try (TraceSource from = source.open(spindle, file)) {
            target.write(
                    spindle,
                    out,
                    from,
                    new TransformedReader(from.name(), from.reader(), List.of(new SpatialSample(rate, bytes, seed))));
            from.report(spec.commandLine().getErr());
        }
        return ExitCode.OK;
    }
}
