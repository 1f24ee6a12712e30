package org.spindle.sweep;

import java.util.Iterator;

/** Carries out the runs of a plan, somewhere. A row depends on its entry alone, not on where or when it is run. */
public interface SweepBackend {

    /**
     * Runs the entries, in any order, and hands over one row for each. A run that fails makes a failed row. Entries are
     * taken as they are needed. If a row is refused by an exception, no further entry is begun and the exception is thrown
     * on.
     */
    void run(Iterator<PlanEntry> entries, Rows rows);

    /** Where rows go. Calls do not overlap, but may come from different threads. */
    interface Rows {

        /** A run begins, or is handed to the worker that will begin it. */
        void started(PlanEntry entry);

        /** A run has ended, one way or the other. */
        void finished(RowLine row);
    }
}
