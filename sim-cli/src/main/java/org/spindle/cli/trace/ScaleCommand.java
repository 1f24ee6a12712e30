package org.spindle.cli.trace;

import java.util.List;
import java.util.concurrent.Callable;
import org.spindle.cli.command.UsageException;
import org.spindle.workload.trace.transform.RateScale;
import org.spindle.workload.trace.transform.TransformedReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "scale",
        description = "Multiplies the rate of a trace: times between requests are divided by a factor.",
        mixinStandardHelpOptions = true)
final class ScaleCommand implements Callable<Integer> {

    @Mixin
    private Rewriting rewriting = new Rewriting();

    @Option(
            names = "--rate",
            required = true,
            paramLabel = "X",
            description = "Factor by which the load grows; 0.5 halves it. Times count from the first arrival.")
    private double rate;

    @Override
    public Integer call() {
        if (!(rate > 0) || Double.isInfinite(rate)) {
            throw new UsageException("--rate " + rate + " is not a positive number");
        }
        return rewriting.by(
                (spindle, from) -> new TransformedReader(from.name(), from.reader(), List.of(new RateScale(rate))));
    }
}
