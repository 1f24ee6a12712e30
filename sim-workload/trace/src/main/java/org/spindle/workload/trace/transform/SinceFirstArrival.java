package org.spindle.workload.trace.transform;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.trace.TraceRecord;

/** Keeps the requests that arrive within a time window, in nanoseconds from the first arrival of the trace. */
public final class SinceFirstArrival implements RecordStep {

    private final long from;
    private final long to;
    private @Nullable TimeWindow window;

    /**
     * @param from in nanoseconds, the first one that is kept
     * @param to in nanoseconds, behind the last one that is kept
     */
    public SinceFirstArrival(long from, long to) {
        this.from = from;
        this.to = to;
    }

    /** Removes requests without an arrival time, too. */
    @Override
    public boolean apply(TraceRecord record) {
        if (record.arrival == TraceRecord.NONE) {
            return false;
        }
        if (window == null) {
            window = new TimeWindow(record.arrival, from, to);
        }
        return window.apply(record);
    }
}
