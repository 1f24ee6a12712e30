package org.spindle.host.filebench;

/** What one process, with those that it starts and waits for, does from beginning to end. */
interface Program {

    /** Fills in what comes next; returns false if nothing does. */
    boolean next(Step step);
}
