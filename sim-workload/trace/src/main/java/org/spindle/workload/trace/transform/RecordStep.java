package org.spindle.workload.trace.transform;

import org.spindle.spi.trace.TraceRecord;

/** Something done to each record of a trace, in order. */
@FunctionalInterface
public interface RecordStep {

    /**
     * Changes a record or leaves it as it is.
     *
     * @return false to leave the record out
     */
    boolean apply(TraceRecord record);
}
