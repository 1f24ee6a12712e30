package org.spindle.workload.trace.transform;

import org.spindle.spi.trace.TraceRecord;

/** Makes the first arrival the zero of the trace's clock. */
public final class Rebase implements RecordStep {

    private long origin;
    private boolean started;

    @Override
    public boolean apply(TraceRecord record) {
        if (record.arrival != TraceRecord.NONE) {
            if (!started) {
                origin = record.arrival;
                started = true;
            }
            record.arrival = Math.subtractExact(record.arrival, origin);
        }
        return true;
    }
}
