package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.PriorityClass;

/** The state of a process in {@link Bfq}: its queue, and the saved state of its own queue while it shares one. */
final class BfqProcess {

    @Nullable
    BfqQueue queue;

    /** Queue of its latest asynchronous request. */
    @Nullable
    BfqQueue asynchronous;

    PriorityClass level;
    int urgency;

    /** Number of its requests that wait or are at the device. */
    int requests;

    boolean hasEnded;

    /** Queue of a process created shortly before it, with which its own is to be merged. */
    @Nullable
    BfqQueue companion;

    /** Whether its queue was merged because it was created together with others. */
    boolean isStablyMerged;

    /** State of its own queue before the merge. */
    final BfqSavedState saved = new BfqSavedState();

    BfqProcess(PriorityClass level, int urgency) {
        this.level = level;
        this.urgency = urgency;
    }
}
