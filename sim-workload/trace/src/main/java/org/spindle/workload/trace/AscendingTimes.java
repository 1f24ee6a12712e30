package org.spindle.workload.trace;

import org.spindle.spi.trace.TraceReader;

/**
 * A reader that knows whether the arrival times of its format ascend, as those of DiskSim do, which stops with "Trace in reverse". In such
 * a format a descending time is damage; in other formats times may descend by design.
 */
public interface AscendingTimes {

    /** Returns whether the times of a reader's format never decrease. */
    static boolean isAscending(TraceReader reader) {
        return reader instanceof AscendingTimes times && times.isAscending();
    }

    /** Returns whether the times never decrease. */
    default boolean isAscending() {
        return true;
    }
}
