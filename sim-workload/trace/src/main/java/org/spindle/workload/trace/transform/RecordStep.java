package org.spindle.workload.trace.transform;

import org.spindle.spi.trace.TraceRecord;

/** A transformation of each record of a trace, in order. */
@FunctionalInterface
public interface RecordStep {

    /**
     * Transforms or removes a record.
     *
     * @return false to remove the record
     */
    boolean apply(TraceRecord record);
}
