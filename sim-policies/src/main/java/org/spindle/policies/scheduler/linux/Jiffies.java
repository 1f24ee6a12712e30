package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Time;

/**
 * The clock of a kernel's timers, with a fixed number of ticks per second (HZ). Times are counted in whole ticks.
 *
 * @param hz ticks per second, at least 1
 */
record Jiffies(int hz) {

    private static final long SECOND = 1_000_000_000;

    /** Returns the number of ticks that have passed at a time. */
    long at(long nanos) {
        return nanos / SECOND * hz + nanos % SECOND * hz / SECOND;
    }

    /** Returns a span in ticks, rounded down. */
    long of(Time span) {
        return at(span.nanos());
    }

    /** Returns a span in ticks, rounded down, but at least one unless it is 0. */
    long atLeastOne(Time span) {
        return span.nanos() == 0 ? 0 : Math.max(1, of(span));
    }

    /** Returns the first time at which this many ticks have passed. */
    long nanos(long ticks) {
        return ticks / hz * SECOND + (ticks % hz * SECOND + hz - 1) / hz;
    }
}
