package org.spindle.workload.trace.ahead;

import java.util.concurrent.atomic.AtomicInteger;

/** How many more threads may read traces ahead at a time. Several threads may share it. */
public final class ReadingThreads {

    private final AtomicInteger free;

    /**
     * @param most threads at a time; none if zero or less
     */
    public ReadingThreads(int most) {
        free = new AtomicInteger(most);
    }

    /** As many threads as there are processors besides those that a number of runs keep busy. */
    public static int besides(int runs) {
        return Math.max(0, Runtime.getRuntime().availableProcessors() - runs);
    }

    /** Sets how many there may be at a time, before any trace is read. */
    public void limit(int most) {
        free.set(most);
    }

    /**
     * Asks for a thread.
     *
     * @return whether one may be started, which gives its place back at its end
     */
    boolean take() {
        int seen = free.get();
        while (seen > 0) {
            if (free.compareAndSet(seen, seen - 1)) {
                return true;
            }
            seen = free.get();
        }
        return false;
    }

    void giveBack() {
        free.incrementAndGet();
    }
}
