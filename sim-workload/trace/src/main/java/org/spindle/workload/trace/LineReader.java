package org.spindle.workload.trace;

import java.util.Collections;
import java.util.SortedMap;
import java.util.function.Function;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/** Reads a text trace in which a line is a request, or nothing that matters; a format gives the meaning of its fields. */
public final class LineReader implements TraceReader, Tallied {

    private final TextLines lines;
    private final Line format;

    /** What a format makes of one line. */
    @FunctionalInterface
    public interface Line {

        /**
         * Fills the record, which holds what a new one holds.
         *
         * @return false if the line is none of a request and is to be passed over
         * @throws TraceException if the line is damaged
         */
        boolean read(TextLines line, TraceRecord into);

        /** Whether the line just read stands for one more request, so that it is to be read again. */
        default boolean again() {
            return false;
        }

        /** What has been counted besides requests, see {@link Tallied}. */
        default SortedMap<String, Long> tallies() {
            return Collections.emptySortedMap();
        }
    }

    /**
     * Reads a text whose first line names its columns.
     *
     * @param expected what that line is, for a file without any
     * @param format makes of the columns what reads the lines below
     * @throws TraceException if there is no line, or a column is missing
     */
    public static LineReader underHeader(TextLines lines, String expected, Function<HeaderColumns, Line> format) {
        if (!lines.advance()) {
            throw lines.unsuitable("holds no line; expected " + expected);
        }
        return new LineReader(lines, format.apply(new HeaderColumns(lines)));
    }

    public LineReader(TextLines lines, Line format) {
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
