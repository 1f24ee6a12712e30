package org.spindle.workload.trace.tectonic;

import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.TextLines;

/** The requests of one row: n of them at equal intervals, the last one a second after the first. */
final class Repetitions {

    /** More requests than a host makes in the second of a row. */
    private static final int MOST = 100_000;

    private static final long SECOND = 1_000_000_000;

    private long count;
    private long next;

    /** Returns whether the current row has another request. */
    boolean remain() {
        return next < count;
    }

    /**
     * Sets the record's repetition and arrival.
     *
     * @param field the field with the number of requests of the row; -1 if the format has no such column
     */
    void assign(TextLines line, int field, long time, TraceRecord into) {
        if (!remain()) {
            count = field < 0 ? 1 : line.whole(field, "number of requests", MOST);
            next = 0;
            if (count == 0) {
                throw line.bad(field, "number of requests", "at least 1");
            }
        }
        into.repetition = next;
        into.arrival = count == 1 ? time : time + SECOND * next / (count - 1);
        next++;
    }
}
