package org.spindle.host.linux;

/**
 * The time at which the multi-queue layer runs a queue again whose scheduler has requests and has selected none: 3 ms later
 * (BLK_MQ_BUDGET_DELAY), rounded up to the kernel's ticks plus one tick, because the kernel's timers never expire early.
 */
record DelayedRun(boolean isUsed, int hz) {

    private static final long DELAY = 3_000_000;
    private static final long SECOND = 1_000_000_000;

    long after(long now) {
        long ticks = now / SECOND * hz + now % SECOND * hz / SECOND;
        long at = ticks + (DELAY * hz + SECOND - 1) / SECOND + 1;
        return at / hz * SECOND + (at % hz * SECOND + hz - 1) / hz;
    }
}
