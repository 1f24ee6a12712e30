package org.spindle.workload.trace.ahead;

import java.util.concurrent.atomic.AtomicInteger;

/** Permits for threads that read traces ahead. Thread-safe. */
public final class ReadingThreads {

    private final AtomicInteger free;

    /**
     * @param threads largest number of threads at a time; none if zero or less
     */
    public ReadingThreads(int threads) {
        free = new AtomicInteger(threads);
    }

    /** Returns the number of processors that a number of runs leave free. */
    public static int besides(int runs) {
        return Math.max(0, Runtime.getRuntime().availableProcessors() - runs);
    }

    /** Sets the largest number of threads, before any trace is read. */
    public void limit(int threads) {
        free.set(threads);
    }

    /**
     * Requests a permit.
     *
     * @return whether a thread may be started, which releases the permit at its end
     */
    boolean acquire() {
        int seen = free.get();
        while (seen > 0) {
            if (free.compareAndSet(seen, seen - 1)) {
                return true;
            }
            seen = free.get();
        }
        return false;
    }

    void release() {
        free.incrementAndGet();
    }
}
