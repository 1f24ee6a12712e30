package org.spindle.workload.trace.transform;

import org.spindle.spi.trace.TraceRecord;

/** Keeps the requests that arrive within a time window, counted from an origin. */
public record TimeWindow(long origin, long from, long to) implements RecordStep {

    /** Removes requests without an arrival time, too. */
    @Override
    public boolean apply(TraceRecord record) {
        if (record.arrival == TraceRecord.NONE) {
            return false;
        }
        long since = Math.subtractExact(record.arrival, origin);
        return since >= from && since < to;
    }
}
