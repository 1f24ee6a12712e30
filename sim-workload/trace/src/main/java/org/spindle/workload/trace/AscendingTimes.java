package org.spindle.workload.trace;

import org.spindle.spi.trace.TraceReader;

/**
 * A reader of a format whose arrival times never go back, such as DiskSim's, which stops with "Trace in reverse": times that do
 * are a fault of the trace. Other formats' times may do so by design.
 */
public interface AscendingTimes {

    /** Whether the times of a reader's format never go back. */
    static boolean areThoseOf(TraceReader reader) {
        return reader instanceof AscendingTimes times && times.ascend();
    }

    /** Whether they never go back. */
    default boolean ascend() {
        return true;
    }
}
