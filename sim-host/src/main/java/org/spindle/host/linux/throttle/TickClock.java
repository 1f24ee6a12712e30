package org.spindle.host.linux.throttle;

/**
 * The kernel's clock.
 *
 * @param hz ticks per second, at least 1
 */
public record TickClock(int hz) {

    private static final long SECOND = 1_000_000_000;

    /** Returns the number of ticks that have passed at a time in nanoseconds. */
    public long at(long nanos) {
        return nanos / SECOND * hz + nanos % SECOND * hz / SECOND;
    }

    /** Returns the first time in nanoseconds at which this many ticks have passed. */
    public long nanos(long ticks) {
        return ticks / hz * SECOND + (ticks % hz * SECOND + hz - 1) / hz;
    }

    /** Returns the number of ticks in 200 ms: between measurements of rates, and in the longest pause. */
    long fifth() {
        return Math.max(1, hz / 5);
    }

    /** Returns the lowest power of two that is not below a positive number. */
    static long powerFrom(long number) {
        long highest = Long.highestOneBit(number);
        return highest == number ? number : 2 * highest;
    }
}
