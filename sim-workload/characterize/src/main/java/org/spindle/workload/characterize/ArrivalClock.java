package org.spindle.workload.characterize;

import org.spindle.spi.analysis.AnalysisReport;
import org.spindle.spi.trace.TraceRecord;

/**
 * The time of the trace since the first arrival of a request that moves data; other requests are skipped. It never
 * decreases: a request recorded after a later one counts as arriving together with it.
 */
final class ArrivalClock {

    private static final String WITHOUT = "The trace has no arrival times, which this analysis needs.";

    private boolean started;
    private long first;
    private long latest;
    private long setBack;
    private long untimed;

    /**
     * Advances to a request.
     *
     * @return nanoseconds since the first arrival; NONE if the request moves no data, or has no arrival time
     */
    long advance(TraceRecord record) {
        if (!Transfers.movesData(record)) {
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

    /** Returns the nanoseconds from the first to the latest arrival. */
    long span() {
        return latest - first;
    }

    /**
     * Adds notes on missing and decreasing times to a report.
     *
     * @return whether there are any times
     */
    boolean note(AnalysisReport to) {
        if (!started) {
            to.note(WITHOUT);
            return false;
        }
        if (untimed > 0) {
            to.note(untimed + " requests have no arrival time and are omitted.");
        }
        if (setBack > 0) {
            to.note(setBack + " requests are recorded after later ones and count as arriving together with them.");
        }
        return true;
    }
}
