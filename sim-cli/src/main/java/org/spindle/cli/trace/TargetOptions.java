package org.spindle.cli.trace;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.WritableTraceFormat;
import org.spindle.workload.trace.CompressedOutput;
import org.spindle.workload.trace.compact.Compact;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** How the trace that a command makes is written. */
final class TargetOptions {

    private static final String COMPACT_SUFFIX = ".spt";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--to",
            paramLabel = "NAME",
            description = "Format to write (default: compact if the name ends in .spt, otherwise the format read).")
    private @Nullable String format;

    @Option(names = "--strict", description = "Fail if the format cannot represent some information of the trace.")
    private boolean strict;

    @Option(names = "--force", description = "Replace files that exist.")
    private boolean force;

    /**
     * Writes a trace; the file appears under its name whole or not at all.
     *
     * @param source what the records come from, which gives the format if none is named
     * @return how many records it has
     * @throws UsageException if the file exists, or the format cannot be written
     */
    long write(SpindleProcess spindle, Path file, TraceSource source, TraceReader reader) {
        long records;
        try (TraceTarget target = target(spindle, file, source)) {
            records = spindle.attributing(() -> target.write(reader));
            report(file, target.finish());
        }
        boolean printed = StandardStreams.isStandard(file);
        PrintWriter out =
                printed ? spec.commandLine().getErr() : spec.commandLine().getOut();
        out.println((printed ? "standard output" : file) + ": " + records + (records == 1 ? " request" : " requests"));
        out.flush();
        return records;
    }

    /** Begins a file, which is there only when it is finished. */
    TraceTarget target(SpindleProcess spindle, Path file, TraceSource source) {
        if (!force && Files.exists(file)) {
            throw new UsageException(file + " exists; name another file, or replace it with --force");
        }
        return new TraceTarget(file, source.name(), format(spindle, file, source), strict);
    }

    void report(Path file, List<String> notes) {
        PrintWriter err = spec.commandLine().getErr();
        notes.forEach(note -> err.println("note: " + file + ": " + note));
        err.flush();
    }

    private WritableTraceFormat format(SpindleProcess spindle, Path file, TraceSource source) {
        String name = format;
        if (name == null) {
            boolean compact = CompressedOutput.plainName(file.toString()).endsWith(COMPACT_SUFFIX);
            name = compact ? Compact.NAME : source.format();
        }
        Map<String, TraceFormat> known = spindle.registry().makeAll(TraceFormat.KIND);
        TraceFormat named = known.get(name);
        if (named instanceof WritableTraceFormat writable) {
            return writable;
        }
        List<String> writable = known.entrySet().stream()
                .filter(each -> each.getValue() instanceof WritableTraceFormat)
                .map(Map.Entry::getKey)
                .toList();
        throw new UsageException((named == null ? "unknown trace format '" + name + "'" : name + " cannot be written")
                + "; choose with --to: " + String.join(", ", writable));
    }
}
