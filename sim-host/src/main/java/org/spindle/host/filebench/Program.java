package org.spindle.host.filebench;

/** What one process, with those that it starts and waits for, does from beginning to end. */
interface Program {

    /** Fills in what comes next, and which process has ended before that; returns false if nothing comes. */
    boolean next(Step step);
}
