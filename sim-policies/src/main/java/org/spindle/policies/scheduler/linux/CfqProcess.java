package org.spindle.policies.scheduler.linux;

/** What {@link Cfq} knows of a process: its queue and how long it thinks. */
final class CfqProcess {

    /** No request has been complete. */
    static final long NEVER = -1;

    CfqQueue queue;
    final DecayingMean thinkTime = new DecayingMean();

    /** When its last synchronous request was complete, in ticks. */
    long lastEnd = NEVER;

    /** Whether nothing more comes from it. */
    boolean hasEnded;

    CfqProcess(CfqQueue queue) {
        this.queue = queue;
    }
}
