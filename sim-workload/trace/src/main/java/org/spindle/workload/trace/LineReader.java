package org.spindle.workload.trace;

import java.util.Collections;
import java.util.SortedMap;
import java.util.function.Function;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/** Reads a text trace with at most one kind of request per line, other lines being skipped; a format parses the fields. */
public final class LineReader implements TraceReader, Tallied {

    private final TextLines lines;
    private final LineFormat format;

    /** Parses one line. */
    @FunctionalInterface
    public interface LineFormat {

        /**
         * Fills the record, which has the values of a new one.
         *
         * @return false if the line is not a request and is skipped
         * @throws TraceException if the line is damaged
         */
        boolean read(TextLines line, TraceRecord into);

        /** Returns whether the current line yields another request, so that it is parsed again. */
        default boolean again() {
            return false;
        }

        /** Returns counts other than those of requests, see {@link Tallied}. */
        default SortedMap<String, Long> tallies() {
            return Collections.emptySortedMap();
        }
    }

    /**
     * Returns a reader of a text whose first line names its columns.
     *
     * @param expected description of that line, for the error about an empty file
     * @param format creates the parser of the data lines from the columns
     * @throws TraceException if there is no line, or a column is missing
     */
    public static LineReader underHeader(TextLines lines, String expected, Function<HeaderColumns, LineFormat> format) {
        if (!lines.advance()) {
            throw lines.unsuitable("has no line; expected " + expected);
        }
        return new LineReader(lines, format.apply(new HeaderColumns(lines)));
    }

    public LineReader(TextLines lines, LineFormat format) {
        this.lines = lines;
        this.format = format;
    }

    @Override
    public boolean next(TraceRecord into) {
        while (format.again() || lines.advance()) {
            into.clear();
            if (format.read(lines, into)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public SortedMap<String, Long> tallies() {
        return format.tallies();
    }

    @Override
    public String position() {
        return lines.position();
    }

    @Override
    public void close() {
        lines.close();
    }
}
