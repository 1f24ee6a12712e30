package org.spindle.workload.trace.shared;

import java.util.concurrent.atomic.AtomicLong;

/** Memory that may be taken and given back. Several threads may share it. */
final class MemoryShare {

    private final AtomicLong free;

    MemoryShare(long bytes) {
        free = new AtomicLong(bytes);
    }

    /** Takes some if there is as much. */
    boolean take(long bytes) {
        if (free.addAndGet(-bytes) >= 0) {
            return true;
        }
        free.addAndGet(bytes);
        return false;
    }

    void giveBack(long bytes) {
        free.addAndGet(bytes);
    }
}
