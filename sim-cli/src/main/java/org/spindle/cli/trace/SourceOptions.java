package org.spindle.cli.trace;

import java.nio.file.Path;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.workload.trace.OnError;
import org.spindle.workload.trace.TraceFileOpener;
import picocli.CommandLine.Option;

/** The options for reading traces. */
final class SourceOptions {

    @Option(
            names = "--format",
            paramLabel = "NAME",
            defaultValue = TraceFileOpener.AUTO,
            description = "Format of the trace (default: recognised by its content).")
    private String format;

    @Option(
            names = "--on-error",
            paramLabel = "POLICY",
            defaultValue = "stop",
            description = "Treatment of a damaged record: stop, skip, or limit=N to skip at most N (default: stop).")
    private String onError;

    /**
     * Begins to read a trace.
     *
     * @throws org.spindle.spi.trace.TraceException if it cannot be read or recognised
     */
    TraceSource open(SpindleProcess spindle, Path file) {
        Path read = StandardStreams.isStandard(file) ? StandardStreams.spooledInput() : file;
        return new TraceSource(spindle, read, format, policy());
    }

    private OnError policy() {
        try {
            return OnError.parse(onError);
        } catch (IllegalArgumentException e) {
            throw new UsageException("--on-error " + e.getMessage());
        }
    }
}
