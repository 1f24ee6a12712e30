package org.spindle.cli.trace;

import java.util.concurrent.Callable;
import org.spindle.cli.command.UsageException;
import org.spindle.workload.trace.transform.FoldedReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "fold",
        description = {
            "Multiplies the load of a trace by superposing consecutive sections of it.",
            "Unlike 'scale' this keeps the times within each section. All superposed sections are held in memory."
        },
        mixinStandardHelpOptions = true)
final class FoldCommand implements Callable<Integer> {

    @Mixin
    private Rewriting rewriting = new Rewriting();

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
            description = "Number of sections that are superposed (default: ${DEFAULT-VALUE}).")
    private int factor;

    @Override
    public Integer call() {
        long length = Values.positiveTime("--section", section);
        if (factor < 1) {
            throw new UsageException("--factor " + factor + " is not positive");
        }
        return rewriting.by((spindle, from) -> new FoldedReader(from.name(), from.reader(), length, factor));
    }
}
