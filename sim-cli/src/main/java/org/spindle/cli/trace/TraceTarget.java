package org.spindle.cli.trace;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.result.ResultException;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.spi.trace.TraceWriter;
import org.spindle.spi.trace.WritableTraceFormat;
import org.spindle.workload.trace.CompressedOutput;
import org.spindle.workload.trace.Conversion;

/** A trace that a command writes. It gets its name when it is finished; closed before that, nothing is left of it. */
final class TraceTarget implements AutoCloseable {

    private static final int BUFFER = 256 << 10;

    private final Path file;
    private final String source;
    private final Path partial;
    private final TraceWriter writer;
    private final Conversion conversion;
    private @Nullable TraceWriter open;

    /**
     * @param source name of what is converted, for messages
     * @param strict whether a loss is an error
     */
    TraceTarget(Path file, String source, WritableTraceFormat format, boolean strict) {
        this.file = file;
        this.source = source;
        partial = StandardStreams.isStandard(file)
                ? StandardStreams.temporary()
                : file.resolveSibling("." + file.getFileName() + ".partial");
        writer = create(format);
        open = writer;
        conversion = new Conversion(writer, strict);
    }

    private TraceWriter create(WritableTraceFormat format) {
        try {
            OutputStream raw = new BufferedOutputStream(Files.newOutputStream(partial), BUFFER);
            return format.create(CompressedOutput.to(file.toString(), raw));
        } catch (IOException e) {
            throw failure(e);
        }
    }

    /** Writes all that a reader delivers and says how many records were written. */
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
            throw failure(e);
        }
    }

    long written() {
        return conversion.written();
    }

    /** Gives the file its name and says what the format had no place for. */
    List<String> finish() {
        try {
            open = null;
            writer.close();
            if (StandardStreams.isStandard(file)) {
                StandardStreams.print(partial);
            } else {
                Files.move(partial, file, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (UncheckedIOException e) {
            throw failure(e);
        } catch (IOException e) {
            throw failure(e);
        }
        return conversion.notes();
    }

    private static Throwable reason(Exception e) {
        Throwable cause = e.getCause();
        return e instanceof UncheckedIOException && cause != null ? cause : e;
    }

    private ResultException failure(Exception e) {
        return new ResultException(
                file.toString(),
                "cannot be written (" + reason(e) + ")",
                "name a file in a directory that you may write to",
                e);
    }

    @Override
    public void close() {
        try {
            if (open != null) {
                open.close();
            }
        } catch (UncheckedIOException e) {
            // The file is given up; what could not be written does not matter.
        } finally {
            delete();
        }
    }

    private void delete() {
        try {
            Files.deleteIfExists(partial);
        } catch (IOException e) {
            throw failure(e);
        }
    }
}
