package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.PriorityClass;

/** What {@link Bfq} knows of a process: its queue, and what the queue was like before it was shared. */
final class BfqProcess {

    @Nullable
    BfqQueue queue;

    /** The queue that its asynchronous requests last went to. */
    @Nullable
    BfqQueue asynchronous;

    PriorityClass level;
    int urgency;

    /** Its requests that wait or are at the device. */
    int requests;

    /** The queue of a process that began a moment before it, with which it is to be merged. */
    @Nullable
    BfqQueue companion;

    /** Whether its queue was merged because it began together with others. */
    boolean isStablyMerged;

    /** Its queue as it was before it was merged. */
    final BfqMemory memory = new BfqMemory();

    BfqProcess(PriorityClass level, int urgency) {
        this.level = level;
        this.urgency = urgency;
    }
}
