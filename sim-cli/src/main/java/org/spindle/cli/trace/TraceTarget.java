package org.spindle.cli.trace;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.spi.trace.TraceWriter;
import org.spindle.spi.trace.WritableTraceFormat;
import org.spindle.workload.trace.Conversion;

/** A trace that a command writes. It gets its name when it is finished; if closed before, it is discarded. */
final class TraceTarget implements AutoCloseable {

    private final String source;
    private final PartialFile file;
    private final TraceWriter writer;
    private final Conversion conversion;
    private @Nullable TraceWriter open;

    /**
     * @param source name of what is converted, for messages
     * @param strict whether a loss is an error
     */
    TraceTarget(Path file, String source, WritableTraceFormat format, boolean strict) {
        this.file = new PartialFile(file);
        this.source = source;
        writer = create(format);
        open = writer;
        conversion = new Conversion(writer, strict);
    }

    private TraceWriter create(WritableTraceFormat format) {
        try {
            return format.create(file.content());
        } catch (UncheckedIOException e) {
            throw file.failure(e);
        }
    }

    /** Writes all records of a reader and returns their number. */
    long write(TraceReader reader) {
        TraceRecord record = new TraceRecord();
        while (reader.next(record)) {
            add(record, reader);
        }
        return conversion.written();
    }

    /** Writes one record. */
    void add(TraceRecord record, TraceReader from) {
        try {
            conversion.add(record);
        } catch (TraceException e) {
            throw new TraceException(source + ": " + from.position() + ": " + e.getMessage(), e);
        } catch (UncheckedIOException e) {
            throw file.failure(e);
        }
    }

    long written() {
        return conversion.written();
    }

    /** Gives the file its name and reports the information that the format could not hold. */
    List<String> finish() {
        try {
            open = null;
            writer.close();
            file.finish();
        } catch (UncheckedIOException e) {
            throw file.failure(e);
        }
        return conversion.notes();
    }

    @Override
    public void close() {
        try {
            if (open != null) {
                open.close();
            }
        } catch (UncheckedIOException e) {
            // The file is discarded; data that could not be written does not matter.
        } finally {
            file.close();
        }
    }
}
