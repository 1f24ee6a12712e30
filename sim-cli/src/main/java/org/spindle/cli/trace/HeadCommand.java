package org.spindle.cli.trace;

import java.io.PrintWriter;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.IndexedTrace;
import org.spindle.workload.trace.figures.FormatConventions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "head",
        description = "Prints requests of a trace as a table, in the same units for every format.",
        mixinStandardHelpOptions = true)
final class HeadCommand implements Callable<Integer> {

    private static final String LAYOUT = "%18s  %-12s  %-7s  %16s  %10s  %12s  %8s  %s%n";
    private static final int NANOS_DIGITS = 9;
    private static final int MICROS_DIGITS = 3;

    @ParentCommand
    private TraceCommand trace;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE", description = "Trace to read.")
    private Path file;

    @Option(
            names = "--requests",
            paramLabel = "N",
            defaultValue = "10",
            description = "Number of requests to print (default: ${DEFAULT-VALUE}).")
    private long requests;

    @Option(
            names = "--skip",
            paramLabel = "N",
            defaultValue = "0",
            description = "Number of requests to skip first; immediate where the format has an index.")
    private long skip;

    @Mixin
    private SourceOptions source = new SourceOptions();

    @Override
    public Integer call() {
        if (requests < 0 || skip < 0) {
            throw new UsageException("--requests and --skip must not be negative");
        }
        PrintWriter out = spec.commandLine().getOut();
        SpindleProcess spindle = trace.start();
        try (TraceSource from = source.open(spindle, file)) {
            TraceRecord record = new TraceRecord();
            FormatConventions conventions = FormatConventions.of(from.format());
            boolean more = passOver(from, record);
            out.printf(LAYOUT, "arrival/s", "device", "op", "offset/B", "length/B", "response/us", "process", "flags");
            for (long i = 0; more && i < requests && from.reader().next(record); i++) {
                print(record, conventions, out);
            }
            out.flush();
            from.report(spec.commandLine().getErr());
        }
        return ExitCode.OK;
    }

    /** Skips requests; returns false if the trace ends before. */
    private boolean passOver(TraceSource from, TraceRecord record) {
        IndexedTrace index = from.index();
        if (index != null) {
            index.goToRecord(Math.min(skip, index.records()));
            return true;
        }
        for (long i = 0; i < skip; i++) {
            if (!from.reader().next(record)) {
                return false;
            }
        }
        return true;
    }

    private static void print(TraceRecord record, FormatConventions conventions, PrintWriter out) {
        String operation = record.operation.name().toLowerCase(Locale.ROOT);
        String line = String.format(
                        Locale.ROOT,
                        LAYOUT,
                        decimal(record.arrival, NANOS_DIGITS),
                        conventions.device(record),
                        record.operationKnown ? operation : "?",
                        record.offset,
                        record.length,
                        decimal(record.response, MICROS_DIGITS),
                        record.process == TraceRecord.NONE ? "-" : String.valueOf(record.process),
                        flags(record))
                .stripTrailing();
        out.println(line);
    }

    private static String decimal(long nanos, int digits) {
        return nanos == TraceRecord.NONE
                ? "-"
                : BigDecimal.valueOf(nanos, digits).toPlainString();
    }

    private static String flags(TraceRecord record) {
        StringBuilder flags = new StringBuilder();
        if (record.synchronyKnown) {
            flags.append(record.synchronous ? "sync " : "async ");
        }
        flags.append(record.metadata ? "metadata " : "").append(record.readAhead ? "read-ahead " : "");
        if (record.keyed) {
            flags.append("key ").append(Long.toUnsignedString(record.key));
        }
        return flags.toString();
    }
}
