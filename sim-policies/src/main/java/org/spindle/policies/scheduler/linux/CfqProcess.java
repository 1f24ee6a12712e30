package org.spindle.policies.scheduler.linux;

/** What {@link Cfq} knows of a process: its queue and how long it thinks. */
final class CfqProcess {

    CfqQueue queue;
    final DecayingMean thinkTime = new DecayingMean();
    long lastEnd;

    CfqProcess(CfqQueue queue) {
        this.queue = queue;
    }
}
