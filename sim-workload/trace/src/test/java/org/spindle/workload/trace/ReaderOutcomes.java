package org.spindle.workload.trace;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/** The output of a reader: records, complaints and the end. */
public final class ReaderOutcomes {

    private static final int MOST_CALLS = 60_000;

    private ReaderOutcomes() {}

    /** With the places of complaints. */
    public static List<String> of(TraceReader reader) {
        return of(reader, false);
    }

    /** With the place of each record, too. */
    public static List<String> withPlaces(TraceReader reader) {
        return of(reader, true);
    }

    private static List<String> of(TraceReader reader, boolean places) {
        List<String> outcomes = new ArrayList<>();
        TraceRecord record = new TraceRecord();
        try (reader) {
            boolean more = true;
            while (more && outcomes.size() < MOST_CALLS) {
                String outcome;
                try {
                    more = reader.next(record);
                    outcome = more ? record.toString() : "end";
                } catch (TraceException e) {
                    more = e.isResumable();
                    outcome = e.getMessage() + (more ? "; the next at " + reader.position() : "; no more");
                }
                outcomes.add(places ? outcome + " at " + reader.position() : outcome);
            }
        }
        return outcomes;
    }
}
