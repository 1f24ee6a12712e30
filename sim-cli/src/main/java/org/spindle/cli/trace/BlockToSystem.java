package org.spindle.cli.trace;

import java.io.OutputStream;
import java.util.function.BiFunction;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.figures.FormatConventions;
import org.spindle.workload.trace.system.BlockTraceImport;

/** Converts the requests of a block trace's reader to a system trace. */
final class BlockToSystem implements SystemStep {

    private final BiFunction<SpindleProcess, TraceSource, TraceReader> change;

    BlockToSystem(BiFunction<SpindleProcess, TraceSource, TraceReader> change) {
        this.change = change;
    }

    @Override
    public Outcome write(SpindleProcess spindle, TraceSource from, OutputStream out) {
        TraceReader reader = change.apply(spindle, from);
        FormatConventions conventions = FormatConventions.of(from.format());
        try (BlockTraceImport imported = new BlockTraceImport(out, conventions::device)) {
            TraceRecord record = new TraceRecord();
            while (reader.next(record)) {
                add(record, reader, imported, from.name());
            }
            imported.finish();
            return new Outcome(
                    imported.requests() + (imported.requests() == 1 ? " request" : " requests"), imported.notes());
        }
    }

    private static void add(TraceRecord record, TraceReader reader, BlockTraceImport imported, String source) {
        try {
            imported.add(record);
        } catch (TraceException e) {
            throw new TraceException(source + ": " + reader.position() + ": " + e.getMessage(), e);
        }
    }
}
