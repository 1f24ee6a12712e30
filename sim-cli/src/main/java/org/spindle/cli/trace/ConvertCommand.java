package org.spindle.cli.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
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
            "What the format has no place for is lost, which is said on standard error. A name that ends in .gz, .bz2,"
                    + " .xz or .zst compresses the file."
        },
        mixinStandardHelpOptions = true)
final class ConvertCommand implements Callable<Integer> {

    @Option(names = "--rebase", description = "Count times from the first arrival.")
    private boolean rebase;

    @Mixin
    private Rewriting rewriting = new Rewriting();

    @Override
    public Integer call() {
        List<RecordStep> steps = new ArrayList<>();
        if (rebase) {
            steps.add(new Rebase());
        }
        return rewriting.by((spindle, from) -> new TransformedReader(from.name(), from.reader(), steps));
    }
}
