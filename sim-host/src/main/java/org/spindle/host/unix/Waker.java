package org.spindle.host.unix;

/** Ends the waits of processes. */
interface Waker {

    /** Makes a waiting process, which must not be in a wait list any more, ready to run. */
    void wake(UnixProcess process);
}
