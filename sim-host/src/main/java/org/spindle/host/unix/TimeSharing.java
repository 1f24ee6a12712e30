package org.spindle.host.unix;

import org.spindle.spi.config.Time;

/**
 * Priorities and quanta of the time-sharing class of UNIX System V Release 4, after the default table in its manual page
 * ts_dptbl(4): 60 priorities, 59 the highest. The priority p of a process that uses up its quantum falls by 10, to no less than 0.
 * After a sleep, or a wait for a CPU that is too long, it rises to 50 + p / 10, rounded down.
 */
final class TimeSharing {

    static final int PRIORITIES = 60;
    static final int DECADE = 10;
    static final int DECADES = PRIORITIES / DECADE;
    static final int INITIAL = 29;
    private static final int AFTER_SLEEP = 50;

    private final long[] quanta = new long[DECADES];
    private final long starvation;

    TimeSharing(UnixConfig config) {
        for (int i = 0; i < DECADES; i++) {
            Time quantum = config.quanta().get(i);
            quanta[i] = quantum.nanos();
        }
        starvation = config.starvation().nanos();
    }

    /** Converts a priority to the level that request schedulers use: 0 is the most urgent. */
    static int level(int priority) {
        return PRIORITIES - 1 - priority;
    }

    void begin(UnixProcess process) {
        process.quantum = quanta[process.priority / DECADE];
    }

    /**
     * Subtracts running time from the quantum.
     *
     * @return whether the quantum is used up; the process then has a new one
     */
    boolean tick(UnixProcess process, long nanos) {
        process.quantum -= nanos;
        if (process.quantum > 0) {
            return false;
        }
        process.priority = Math.max(0, process.priority - DECADE);
        begin(process);
        return true;
    }

    /** Returns whether a process has been ready for so long that its priority must be raised. */
    boolean isStarving(UnixProcess process, long now) {
        return now - process.since >= starvation && process.priority < AFTER_SLEEP;
    }

    /** Raises the priority after a sleep or a long wait for a CPU, and starts a new quantum. */
    void raise(UnixProcess process) {
        process.priority = Math.max(process.priority, AFTER_SLEEP + process.priority / DECADE);
        begin(process);
    }
}
