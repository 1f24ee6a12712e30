package org.spindle.analytic.host;

import org.spindle.analytic.ValidRange;

/**
 * Time stamps of a counter that runs down fast and around, and of a clock that counts its interrupts: 838.574 ns and 11,932
 * ticks on the machine of Ganger (1995, appendix C). The counter tells an interval but for whole turns, the clock which of
 * them is meant, as long as it is off by less than half a turn: by less than 27 ms, which an interrupt that is served late by
 * less than its period cannot exceed.
 */
public final class CounterTimestamps {

    /** Nanoseconds of one tick of the counter. */
    public static final double TICK = 838.574;

    /** Ticks from one clock interrupt to the next. */
    private static final long INTERRUPT = 11_932;

    /** Ticks in which the counter comes around. */
    private static final long TURN = 65_535;

    private final long counter;
    private final long clock;

    private CounterTimestamps(long counter, long clock) {
        this.counter = counter;
        this.clock = clock;
    }

    /**
     * The stamp of a moment.
     *
     * @param nanos since the counter was full
     * @param delay by how many nanoseconds the last clock interrupt was served late, from 0 to 10 ms
     */
    public static CounterTimestamps at(double nanos, double delay) {
        ValidRange.notNegative("moment", nanos);
        ValidRange.between(0, 10e6, "delay", delay);
        long ticks = (long) Math.floor(nanos / TICK);
        long counted = (long) Math.floor(Math.max(0, nanos - delay) / (INTERRUPT * TICK));
        return new CounterTimestamps(TURN - ticks % TURN, counted);
    }

    /** Nanoseconds from another moment, which is not later, to this one, to a tick. */
    public double since(CounterTimestamps earlier) {
        long fine = earlier.counter - counter;
        double coarse = (double) (clock - earlier.clock) * INTERRUPT;
        long turns = Math.round((coarse - fine) / TURN);
        return (fine + turns * (double) TURN) * TICK;
    }
}
