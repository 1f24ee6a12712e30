package org.spindle.cli.trace;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.CompressedOutput;
import org.spindle.workload.trace.figures.FormatConventions;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "split",
        description = {
            "Splits a trace into several by device, by time or by count.",
            "The files get the name of OUT with the part before its suffix: disk.csv.gz becomes disk-0.csv.gz."
        },
        mixinStandardHelpOptions = true)
final class SplitCommand implements Callable<Integer> {

    /** The greatest number of parts; all of them are open at a time. */
    private static final int MOST_PARTS = 500;

    @ParentCommand
    private TraceCommand trace;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE", description = "Trace to read.")
    private Path file;

    @Parameters(index = "1", paramLabel = "OUT", description = "Name from which those of the parts are made.")
    private Path out;

    @ArgGroup(multiplicity = "1")
    private By by = new By();

    /** The rule that assigns records to parts. */
    private static final class By {

        @Option(names = "--by-device", description = "One part for each device.")
        @SuppressWarnings("UnusedVariable") // one of the three is given: without the others it is this one
        private boolean device;

        @Option(
                names = "--every",
                paramLabel = "TIME",
                description = "One part for each section of this length, counted from the first arrival.")
        private @Nullable String time;

        @Option(names = "--requests", paramLabel = "N", description = "Parts of this many requests.")
        private @Nullable Long requests;
    }

    @Mixin
    private SourceOptions source = new SourceOptions();

    @Mixin
    private TargetOptions target = new TargetOptions();

    @Override
    public Integer call() {
        SpindleProcess spindle = trace.start();
        Map<Path, TraceTarget> parts = new LinkedHashMap<>();
        try (TraceSource from = source.open(spindle, file)) {
            split(spindle, from, part(from.format()), parts);
            parts.forEach((path, each) -> {
                target.report(path, each.finish());
                spec.commandLine().getOut().println(path + ": " + each.written() + " requests");
            });
            from.report(spec.commandLine().getErr());
        } finally {
            parts.values().forEach(TraceTarget::close);
        }
        spec.commandLine().getOut().flush();
        return ExitCode.OK;
    }

    private void split(
            SpindleProcess spindle,
            TraceSource from,
            Function<TraceRecord, String> part,
            Map<Path, TraceTarget> parts) {
        TraceReader reader = from.reader();
        TraceRecord record = new TraceRecord();
        while (reader.next(record)) {
            Path path = name(part.apply(record));
            TraceTarget known = parts.get(path);
            if (known == null) {
                if (parts.size() == MOST_PARTS) {
                    throw new UsageException("the trace has more than " + MOST_PARTS + " parts; make them larger");
                }
                known = target.target(spindle, path, from);
                parts.put(path, known);
            }
            known.add(record, reader);
        }
    }

    private Function<TraceRecord, String> part(String format) {
        if (by.time != null) {
            return new Sections(file, positive("--every", Values.time("--every", by.time)));
        }
        if (by.requests != null) {
            return new Counted(positive("--requests", by.requests));
        }
        FormatConventions conventions = FormatConventions.of(format);
        return record -> conventions.device(record).replaceAll("[^\\w.+-]+", "_");
    }

    private static long positive(String option, long value) {
        if (value < 1) {
            throw new UsageException(option + " has to be positive");
        }
        return value;
    }

    /** Inserts the part before the suffixes. */
    private Path name(String part) {
        String name = String.valueOf(out.getFileName());
        String plain = CompressedOutput.plainName(name);
        int dot = plain.lastIndexOf('.');
        int at = dot > 0 ? dot : plain.length();
        return out.resolveSibling(name.substring(0, at) + "-" + part + name.substring(at));
    }

    /** Numbers of sections of equal length. */
    private static final class Sections implements Function<TraceRecord, String> {

        private final Path file;
        private final long length;
        private final List<Long> origin = new ArrayList<>(1);

        Sections(Path file, long length) {
            this.file = file;
            this.length = length;
        }

        @Override
        public String apply(TraceRecord record) {
            if (record.arrival == TraceRecord.NONE) {
                throw new TraceException(file + ": has records without an arrival time, which --every needs");
            }
            if (origin.isEmpty()) {
                origin.add(record.arrival);
            }
            return String.valueOf(Math.floorDiv(Math.subtractExact(record.arrival, origin.get(0)), length));
        }
    }

    /** Numbers of groups of as many records. */
    private static final class Counted implements Function<TraceRecord, String> {

        private final long each;
        private long seen;

        Counted(long each) {
            this.each = each;
        }

        @Override
        public String apply(TraceRecord record) {
            return String.valueOf(seen++ / each);
        }
    }
}
