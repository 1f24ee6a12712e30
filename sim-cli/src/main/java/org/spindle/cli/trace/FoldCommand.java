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

    @Mixin
    private Rewriting rewriting = new Rewriting();

    @Override
    public Integer call() {
        long length = Values.time("--section", section);
        if (length < 1 || factor < 1) {
            throw new UsageException("--section and --factor have to be positive");
        }
        return rewriting.by((spindle, from) -> new FoldedReader(from.name(), from.reader(), length, factor));
    }
}
