package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Time;

/** The current time of {@link Bfq} in nanoseconds and in ticks; the kernel's rules use both. */
final class BfqClock {

    /** A time in ticks before all others. */
    static final long LONG_AGO = Long.MIN_VALUE / 4;

    static final long MILLISECOND = 1_000_000;

    private final Jiffies jiffies;
    private long nanos;

    BfqClock(int hz) {
        jiffies = new Jiffies(hz);
    }

    void set(long now) {
        nanos = now;
    }

    long nanos() {
        return nanos;
    }

    long ticks() {
        return jiffies.at(nanos);
    }

    int hz() {
        return jiffies.hz();
    }

    /** Returns a span in ticks, rounded down. */
    long ticks(Time span) {
        return jiffies.of(span);
    }

    /** Returns a span in ticks, rounded down, but at least one unless it is 0. */
    long atLeastOneTick(Time span) {
        return jiffies.atLeastOne(span);
    }

    /** Returns milliseconds in ticks, rounded up. */
    long ticksOfMillis(long millis) {
        return (millis * jiffies.hz() + 999) / 1000;
    }

    /** Returns ticks in whole milliseconds. */
    long millis(long ticks) {
        return ticks * 1000 / jiffies.hz();
    }
}
