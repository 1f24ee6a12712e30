package org.spindle.cli.trace;

import java.util.List;
import java.util.concurrent.Callable;
import org.spindle.cli.command.UsageException;
import org.spindle.workload.trace.transform.SpatialSample;
import org.spindle.workload.trace.transform.TransformedReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "sample",
        description = {
            "Keeps all requests to a part of the addresses, chosen by a hash.",
            "Reuse of the kept addresses is complete, so that miss ratios of caches scaled by the same rate are"
                    + " similar."
        },
        mixinStandardHelpOptions = true)
final class SampleCommand implements Callable<Integer> {

    @Mixin
    private Rewriting rewriting = new Rewriting();

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

    @Override
    public Integer call() {
        long bytes = Values.positiveSize("--region", region);
        if (!(rate > 0 && rate <= 1)) {
            throw new UsageException("--rate " + rate + " is not a share: write a number above 0 and at most 1");
        }
        return rewriting.by((spindle, from) ->
                new TransformedReader(from.name(), from.reader(), List.of(new SpatialSample(rate, bytes, seed))));
    }
}
