package org.spindle.cli.trace;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.spindle.cli.ExitCode;
import org.spindle.cli.UsageException;
import org.spindle.cli.wiring.Spindle;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.transform.Anonymiser;
import org.spindle.workload.trace.transform.TransformedReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "anonymise",
        description = {
            "Takes out of a trace what points to its origin: names, process and device numbers, the date, and places.",
            "Regions of 1 MiB change places by a secret key; the trace is read twice, first for the greatest address."
        },
        mixinStandardHelpOptions = true)
final class AnonymiseCommand implements Callable<Integer> {

    @ParentCommand
    private TraceCommand trace;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE", description = "Trace to read.")
    private Path file;

    @Parameters(index = "1", paramLabel = "OUT", description = "Trace to write.")
    private Path out;

    @Option(
            names = "--key",
            required = true,
            paramLabel = "SECRET",
            description = "Decides the places. Whoever knows it can undo them.")
    private String key;

    @Mixin
    private SourceOptions source = new SourceOptions();

    @Mixin
    private TargetOptions target = new TargetOptions();

    @Override
    public Integer call() {
        if (key.isEmpty()) {
            throw new UsageException("--key must not be empty");
        }
        Spindle spindle = trace.start();
        try (TraceSource from = source.open(spindle, file)) {
            target.write(
                    spindle,
                    out,
                    from,
                    new TransformedReader(
                            from.name(),
                            from.reader(),
                            List.of(new Anonymiser(key.getBytes(StandardCharsets.UTF_8), extent(spindle)))));
            from.report(spec.commandLine().getErr());
        }
        return ExitCode.OK;
    }

    /** One past the last byte that any request touches. */
    private long extent(Spindle spindle) {
        long extent = 0;
        TraceRecord record = new TraceRecord();
        try (TraceSource first = source.open(spindle, file)) {
            while (first.reader().next(record)) {
                extent = Math.max(extent, record.offset + record.length);
            }
        }
        return extent;
    }
}
