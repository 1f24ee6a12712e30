package org.spindle.cli.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.spindle.cli.command.UsageException;
import org.spindle.workload.trace.transform.Rebase;
import org.spindle.workload.trace.transform.RecordStep;
import org.spindle.workload.trace.transform.TransformedReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "convert",
        description = {
            "Writes a trace in another format.",
            "Information that the format cannot hold is lost, with a note on standard error. A name that ends in .gz,"
                    + " .bz2, .xz or .zst compresses the file.",
            "A system trace becomes another system trace. A block trace becomes one if the name ends in .system:"
                    + " processes that issue its requests, pause in between, and wait for those for which the trace"
                    + " records a wait."
        },
        mixinStandardHelpOptions = true)
final class ConvertCommand implements Callable<Integer> {

    @Mixin
    private Rewriting rewriting = new Rewriting();

    @Option(names = "--rebase", description = "Count times from the first arrival.")
    private boolean rebase;

    @Override
    public Integer call() {
        List<RecordStep> steps = new ArrayList<>();
        if (rebase) {
            steps.add(new Rebase());
        }
        SystemStep copy = new SystemCopy(rewriting, List.of());
        return rewriting.by(
                (spindle, from) -> new TransformedReader(from.name(), from.reader(), steps), (spindle, from, to) -> {
                    if (rebase) {
                        throw new UsageException("--rebase: " + from.name()
                                + " is a system trace, which holds no times of requests and begins at 0");
                    }
                    return copy.write(spindle, from, to);
                });
    }
}
