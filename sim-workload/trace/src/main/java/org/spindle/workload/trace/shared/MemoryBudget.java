package org.spindle.workload.trace.shared;

import java.util.concurrent.atomic.AtomicLong;

/** A memory budget shared by threads. */
final class MemoryBudget {

    private final AtomicLong free;

    MemoryBudget(long bytes) {
        free = new AtomicLong(bytes);
    }

    /** Reserves memory; returns false, without an effect, if not enough is free. */
    boolean reserve(long bytes) {
        if (free.addAndGet(-bytes) >= 0) {
            return true;
        }
        free.addAndGet(bytes);
        return false;
    }

    void release(long bytes) {
        free.addAndGet(bytes);
    }
}
