package org.spindle.analytic.host;

import org.spindle.analytic.ValidRange;

/**
 * Timestamps of a fast counter that counts down and wraps around, and of a clock that counts its interrupts: 838.574 ns and 11,932 ticks on
 * the machine of Ganger (1995, appendix C). The counter determines an interval except for its number of wraps; the clock determines that
 * number as long as its error is less than half a wrap, 27 ms, which an interrupt served late by less than its period cannot exceed.
 */
public final class CounterTimestamps {

    /** Nanoseconds of one tick of the counter. */
    public static final double TICK = 838.574;

    /** Ticks between two clock interrupts. */
    private static final long INTERRUPT = 11_932;

    /** Ticks until the counter wraps around. */
    private static final long WRAP = 65_535;

    private final long counter;
    private final long clock;

    private CounterTimestamps(long counter, long clock) {
        this.counter = counter;
        this.clock = clock;
    }

    /**
     * Returns the timestamp of a time.
     *
     * @param nanos time since the counter was full
     * @param delay of the service of the last clock interrupt in nanoseconds, from 0 to 10 ms
     */
    public static CounterTimestamps at(double nanos, double delay) {
        ValidRange.notNegative("moment", nanos);
        ValidRange.between(0, 10e6, "delay", delay);
        long ticks = (long) Math.floor(nanos / TICK);
        long counted = (long) Math.floor(Math.max(0, nanos - delay) / (INTERRUPT * TICK));
        return new CounterTimestamps(WRAP - ticks % WRAP, counted);
    }

    /** Returns the nanoseconds since another timestamp, which is not later, to the precision of a tick. */
    public double since(CounterTimestamps earlier) {
        long fine = earlier.counter - counter;
        double coarse = (double) (clock - earlier.clock) * INTERRUPT;
        long wraps = Math.round((coarse - fine) / WRAP);
        return (fine + wraps * (double) WRAP) * TICK;
    }
}
