package org.spindle.cli.trace;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
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
import org.spindle.workload.trace.system.SystemFormat;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options for writing a trace. */
final class TargetOptions {

    private static final String COMPACT_SUFFIX = ".spt";
    private static final String SYSTEM_SUFFIX = ".system";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--to",
            paramLabel = "NAME",
            description =
                    "Format to write (default: compact if the name ends in .spt, system if it ends in .system, otherwise"
                            + " the format read).")
    private @Nullable String format;

    @Option(names = "--strict", description = "Fail if the format cannot represent some information of the trace.")
    private boolean strict;

    @Option(names = "--force", description = "Replace files that exist.")
    private boolean force;

    /**
     * Writes a trace; the file appears under its name complete or not at all.
     *
     * @param source the origin of the records, whose format is used if none is named
     * @return the number of its records
     * @throws UsageException if the file exists, or the format cannot be written
     */
    long write(SpindleProcess spindle, Path file, TraceSource source, TraceReader reader) {
        long records;
        try (TraceTarget target = target(spindle, file, source)) {
            records = spindle.attributing(() -> target.write(reader));
            report(file, target.finish());
        }
        print(file, records + (records == 1 ? " request" : " requests"));
        return records;
    }

    /**
     * Writes a system trace; the file appears under its name complete or not at all.
     *
     * @throws UsageException if the file exists, or all of a block trace should be kept
     */
    void write(SpindleProcess spindle, Path file, TraceSource source, SystemStep step) {
        refuseToReplace(file);
        if (strict && !source.isSystem()) {
            throw new UsageException(
                    "--strict: a system trace cannot hold the times of requests\n  leave out --strict; the changes to "
                            + source.name() + " are then listed on standard error");
        }
        SystemStep.Outcome outcome;
        try (PartialFile partial = new PartialFile(file)) {
            outcome = spindle.attributing(() -> content(spindle, source, step, partial));
            partial.finish();
        }
        report(file, outcome.notes());
        print(file, outcome.what());
    }

    private static SystemStep.Outcome content(
            SpindleProcess spindle, TraceSource source, SystemStep step, PartialFile partial) {
        try (OutputStream content = partial.content()) {
            return step.write(spindle, source, content);
        } catch (IOException | UncheckedIOException e) {
            throw partial.failure(e);
        }
    }

    private void print(Path file, String what) {
        boolean printed = StandardStreams.isStandard(file);
        PrintWriter out =
                printed ? spec.commandLine().getErr() : spec.commandLine().getOut();
        out.println((printed ? "standard output" : file) + ": " + what);
        out.flush();
    }

    /** Begins a file, which appears only when it is finished. */
    TraceTarget target(SpindleProcess spindle, Path file, TraceSource source) {
        refuseToReplace(file);
        return new TraceTarget(file, source.name(), format(spindle, file, source), strict);
    }

    private void refuseToReplace(Path file) {
        if (!force && Files.exists(file)) {
            throw new UsageException(file + " exists; name another file, or replace it with --force");
        }
    }

    /** Returns whether the output is a system trace. */
    boolean isSystem(Path file, TraceSource source) {
        return name(file, source).equals(SystemFormat.NAME);
    }

    private String name(Path file, TraceSource source) {
        if (format != null) {
            return format;
        }
        String plain = CompressedOutput.plainName(file.toString());
        if (plain.endsWith(COMPACT_SUFFIX)) {
            return Compact.NAME;
        }
        return plain.endsWith(SYSTEM_SUFFIX) ? SystemFormat.NAME : source.format();
    }

    void report(Path file, List<String> notes) {
        PrintWriter err = spec.commandLine().getErr();
        notes.forEach(note -> err.println("note: " + file + ": " + note));
        err.flush();
    }

    private WritableTraceFormat format(SpindleProcess spindle, Path file, TraceSource source) {
        String name = name(file, source);
        if (source.isSystem() && !name.equals(Compact.NAME)) {
            throw new UsageException(source.name()
                    + " is a system trace, which has no times of requests: the run determines them. Run it with"
                    + " --set output.requests=csv and convert requests.csv of the result, or use --to " + Compact.NAME
                    + ", which does not need times");
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
