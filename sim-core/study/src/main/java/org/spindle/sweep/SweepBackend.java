package org.spindle.sweep;

import java.util.Iterator;

/** Executes the runs of a plan, in this process or elsewhere. A row depends only on its entry, not on place or time of the run. */
public interface SweepBackend {

    /**
     * Runs the entries, in any order, and delivers one row for each. A run that fails yields a failed row. Entries are read on demand. If
     * the receiver refuses a row by an exception, no further entry is started and the exception is rethrown.
     */
    void run(Iterator<PlanEntry> entries, Rows rows);

    /** Receives the rows. Calls do not overlap, but may come from different threads. */
    interface Rows {

        /** Called when a run starts, or is sent to the worker that will start it. */
        void started(PlanEntry entry);

        /** Called when a run has ended, successfully or not. */
        void finished(RowLine row);
    }
}
