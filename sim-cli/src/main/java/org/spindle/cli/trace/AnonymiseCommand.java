package org.spindle.cli.trace;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.transform.Anonymiser;
import org.spindle.workload.trace.transform.TransformedReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "anonymise",
        description = {
            "Removes from a trace what identifies its origin: names, process and device numbers, the date, and places.",
            "Regions of 1 MiB are permuted by a secret key; the trace is read twice, first for the greatest address."
        },
        mixinStandardHelpOptions = true)
final class AnonymiseCommand implements Callable<Integer> {

    @Mixin
    private Rewriting rewriting = new Rewriting();

    @Option(
            names = "--key",
            required = true,
            paramLabel = "SECRET",
            description = "Secret from which the new places are derived. Anyone who knows it can restore the old ones.")
    private String key;

    @Override
    public Integer call() {
        if (key.isEmpty()) {
            throw new UsageException("--key must not be empty");
        }
        byte[] secret = key.getBytes(StandardCharsets.UTF_8);
        return rewriting.by((spindle, from) ->
                new TransformedReader(from.name(), from.reader(), List.of(new Anonymiser(secret, extent(spindle)))));
    }

    /** Returns one past the last byte that any request accesses. */
    private long extent(SpindleProcess spindle) {
        long extent = 0;
        TraceRecord record = new TraceRecord();
        try (TraceSource first = rewriting.open(spindle)) {
            while (first.reader().next(record)) {
                extent = Math.max(extent, record.offset + record.length);
            }
        }
        return extent;
    }
}
