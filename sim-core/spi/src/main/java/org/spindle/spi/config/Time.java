package org.spindle.spi.config;

import org.jspecify.annotations.Nullable;

/**
 * A span of simulated time, written with its unit: {@code 2 ms}, {@code 90 us}, {@code 1.5 h}. Kept as a double of
 * nanoseconds, which is exact to the picosecond up to two hours.
 *
 * @param inNanos length in nanoseconds, finite, may be negative
 */
public record Time(double inNanos) implements Comparable<Time> {

    private static final Units UNITS = Units.of("a time", "2 ms")
            .unit("ps", 1e-3)
            .unit("ns", 1)
            .unit("us", 1e3)
            .unit("µs", 1e3)
            .unit("ms", 1e6)
            .unit("s", 1e9)
            .unit("min", 60e9)
            .unit("h", 3600e9)
            .unit("d", 86400e9);

    public static final Time ZERO = new Time(0);

    public Time {
        if (!Double.isFinite(inNanos)) {
            throw new IllegalArgumentException("a time must be finite, not " + inNanos + " ns");
        }
    }

    /**
     * Reads a number and its unit.
     *
     * @throws IllegalArgumentException if the text is not a time; the message says what would be right
     */
    public static Time parse(String text) {
        return new Time(UNITS.parse(text));
    }

    public static Time ofMillis(double millis) {
        return new Time(millis * 1e6);
    }

    public static Time ofNanos(double nanos) {
        return new Time(nanos);
    }

    /** Returns the time, rounded to the nearest nanosecond. */
    public long nanos() {
        return Math.round(inNanos);
    }

    /**
     * Returns the time, rounded to the nearest picosecond.
     *
     * @throws ArithmeticException beyond 100 days, where picoseconds no longer fit
     */
    public long picos() {
        if (Math.abs(inNanos) > 100 * 86400e9) {
            throw new ArithmeticException(this + " is too long to be counted in picoseconds");
        }
        return Math.round(inNanos * 1e3);
    }

    public double millis() {
        return inNanos / 1e6;
    }

    // Explicit, because the first use of a generated equals costs each start some milliseconds.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Time time && Double.compare(inNanos, time.inNanos) == 0;
    }

    @Override
    public int hashCode() {
        return Double.hashCode(inNanos);
    }

    @Override
    public int compareTo(Time other) {
        return Double.compare(inNanos, other.inNanos);
    }

    /** Returns the text as written in a scenario, in the unit that gives the shortest exact text. */
    @Override
    public String toString() {
        return UNITS.format(inNanos, "ms");
    }
}
