package org.spindle.policies.scheduler.linux;

/** The state of a process in {@link Cfq}: its queue and its think times. */
final class CfqProcess {

    /** No request has been completed. */
    static final long NEVER = -1;

    CfqQueue queue;
    final DecayingMean thinkTime = new DecayingMean();

    /** Tick of the completion of its last synchronous request. */
    long lastCompletion = NEVER;

    /** Whether the process has exited. */
    boolean hasExited;

    CfqProcess(CfqQueue queue) {
        this.queue = queue;
    }
}
