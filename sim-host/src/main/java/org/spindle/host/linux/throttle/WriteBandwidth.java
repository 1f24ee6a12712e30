package org.spindle.host.linux.throttle;

/** The speed of write-back: an estimate over the last three seconds or more, and an average that follows it slowly. */
final class WriteBandwidth {

    /** 100 MiB per second, before anything is known. */
    static final long INITIAL = 25_600;

    private static final int SECONDS = 3;
    private static final int STEPS = 8;

    private final int hz;
    private final long period;
    private long estimate = INITIAL;
    private long average = INITIAL;

    WriteBandwidth(TickClock clock) {
        hz = clock.hz();
        period = TickClock.powerFrom((long) SECONDS * hz);
    }

    long estimate() {
        return estimate;
    }

    /** The value for all decisions, at least 1. */
    long average() {
        return average;
    }

    /**
     * Adds a measurement.
     *
     * @param pages that were written back in it
     * @param ticks its length, at least 1
     */
    void measured(long pages, long ticks) {
        long before = estimate;
        if (ticks > period) {
            estimate = pages * hz / ticks;
            average = Math.max(1, estimate);
            return;
        }
        estimate = (pages * hz + before * (period - ticks)) / period;
        if (average > before && before >= estimate) {
            average -= (average - before) / STEPS;
        } else if (average < before && before <= estimate) {
            average += (before - average) / STEPS;
        }
        average = Math.max(1, average);
    }
}
