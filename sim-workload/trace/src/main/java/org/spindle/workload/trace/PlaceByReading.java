package org.spindle.workload.trace;

import java.util.function.Supplier;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/**
 * The place of a record that has not just been read from the file. Readers tell the place of their last record only; so the trace is
 * read once more up to that record, which is for the last message of a run.
 */
public final class PlaceByReading {

    private PlaceByReading() {}

    /**
     * What {@link TraceReader#position} says after a number of calls of {@link TraceReader#next}.
     *
     * @param opened a reader that stands before the first record; it is closed
     */
    public static String after(long calls, Supplier<TraceReader> opened) {
        try (TraceReader reader = opened.get()) {
            skipToEnd(calls, reader);
            return reader.position();
        } catch (TraceException e) {
            return "record " + calls;
        }
    }

    private static void skipToEnd(long calls, TraceReader reader) {
        try {
            skip(calls, reader);
        } catch (TraceException e) {
            // A reader that has come to its end by damage has a place nevertheless.
        }
    }

    /** Asks for so many records, damaged ones that can be passed over among them. */
    public static void skip(long calls, TraceReader reader) {
        TraceRecord record = new TraceRecord();
        for (long i = 0; i < calls; i++) {
            try {
                reader.next(record);
            } catch (TraceException e) {
                if (!e.isResumable()) {
                    throw e;
                }
            }
        }
    }
}
