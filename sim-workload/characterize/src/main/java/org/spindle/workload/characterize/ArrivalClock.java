package org.spindle.workload.characterize;

import org.spindle.spi.analysis.AnalysisReport;
import org.spindle.spi.trace.TraceRecord;

/**
 * The time of the trace since the first arrival of a request that moves data; others are passed over. It never goes back: a request
 * that stands behind a later one counts as arriving together with it.
 */
final class ArrivalClock {

    private static final String WITHOUT = "The trace tells no arrival times, which this needs.";

    private boolean started;
    private long first;
    private long latest;
    private long setBack;
    private long untimed;

    /**
     * Moves on to a request.
     *
     * @return nanoseconds since the first arrival; NONE if the request moves no data, or has no arrival time
     */
    long advance(TraceRecord record) {
        if (!Transfers.is(record)) {
            return TraceRecord.NONE;
        }
        if (record.arrival == TraceRecord.NONE) {
            untimed++;
            return TraceRecord.NONE;
        }
        if (!started) {
            started = true;
            first = record.arrival;
            latest = first;
        }
        if (record.arrival < latest) {
            setBack++;
        } else {
            latest = record.arrival;
        }
        return latest - first;
    }

    /** Nanoseconds from the first to the latest arrival. */
    long span() {
        return latest - first;
    }

    /**
     * Tells what is wrong with the times.
     *
     * @return whether there are any
     */
    boolean note(AnalysisReport to) {
        if (!started) {
            to.note(WITHOUT);
            return false;
        }
        if (untimed > 0) {
            to.note(untimed + " requests have no arrival time and are left out.");
        }
        if (setBack > 0) {
            to.note(setBack + " requests stand behind later ones and count as arriving together with them.");
        }
        return true;
    }
}
