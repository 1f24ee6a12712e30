package org.spindle.cli.trace;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.trace.IndexedTrace;
import org.spindle.workload.trace.OnError;
import org.spindle.workload.trace.Tallied;
import org.spindle.workload.trace.TolerantReader;
import org.spindle.workload.trace.TraceFileOpener;
import org.spindle.workload.trace.system.SystemFormat;

/** A trace that a command reads. */
final class TraceSource implements AutoCloseable {

    private final Path file;
    private final String format;
    private final TraceReader original;
    private final @Nullable TolerantReader tolerant;
    private final TraceReader reader;

    TraceSource(SpindleProcess spindle, Path file, String format, OnError onError) {
        this.file = file;
        this.format = format.equals(TraceFileOpener.AUTO) ? spindle.formatOf(file) : format;
        original = spindle.openTrace(file, this.format);
        if (onError instanceof OnError.Skip skip) {
            Long limit = skip.limit();
            tolerant = new TolerantReader(original, limit == null ? Long.MAX_VALUE : limit);
        } else {
            tolerant = null;
        }
        reader = WatchedReader.over(tolerant == null ? original : tolerant);
    }

    String name() {
        return file.toString();
    }

    /** Returns the format's name. */
    String format() {
        return format;
    }

    /** Returns whether it is a system trace, which has no times of its requests. */
    boolean isSystem() {
        return format.equals(SystemFormat.NAME);
    }

    TraceReader reader() {
        return reader;
    }

    /** Returns the reader if it can seek to any place of the trace. */
    @Nullable
    IndexedTrace index() {
        return original instanceof IndexedTrace indexed && indexed.isSeekable() ? indexed : null;
    }

    /** Returns the reader's counts other than requests. */
    Map<String, Long> tallies() {
        return original instanceof Tallied tallied ? tallied.tallies() : Map.of();
    }

    /** Returns the number of damaged records that have been skipped. */
    long skipped() {
        return tolerant == null ? 0 : tolerant.skipped();
    }

    /** Reports the number of skipped damaged records, if there were any. */
    void report(PrintWriter err) {
        TraceException first = tolerant == null ? null : tolerant.first();
        if (first != null) {
            err.println("note: " + name() + ": " + skipped()
                    + (skipped() == 1 ? " damaged record was" : " damaged records were") + " skipped; the first: "
                    + first.getMessage());
            err.flush();
        }
    }

    @Override
    public void close() {
        original.close();
    }
}
