package org.spindle.host.filebench;

/** The program of one process and of those that it starts and waits for. */
interface Program {

    /** Sets the next step, and the process that has ended before it; returns false at the end. */
    boolean next(Step step);
}
