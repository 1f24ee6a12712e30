package org.spindle.workload.trace;

import java.util.function.Supplier;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/**
 * Finds the place of a record that was read earlier. A reader knows only the place of its last record, so the trace is read again up to the
 * record; this serves the last message of a run.
 */
public final class PlaceByReading {

    private PlaceByReading() {}

    /**
     * Returns the result of {@link TraceReader#position} after a number of calls of {@link TraceReader#next}.
     *
     * @param opened opens a reader before the first record; it is closed
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
            // A reader that was ended by damage still has a position.
        }
    }

    /** Calls next a number of times, including calls that skip damaged records. */
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
