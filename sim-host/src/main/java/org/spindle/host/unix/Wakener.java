package org.spindle.host.unix;

/** Ends the waits of processes. */
interface Wakener {

    /** Lets a process that waits, and is in no list any more, need a CPU again. */
    void wake(UnixProcess process);
}
