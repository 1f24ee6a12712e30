package org.spindle.host.unix;

import org.spindle.spi.config.Time;

/**
 * Priorities and quanta in the manner of the time-sharing class of UNIX System V Release 4, whose table of defaults its
 * manual page ts_dptbl(4) gives: 60 priorities, 59 the highest. A process that uses up its quantum falls by 10; one that has
 * slept rises to 50 and one more for each 10 that it had; one that has waited for a CPU too long rises as far.
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

    /** A priority as schedulers of requests count: 0 the most urgent. */
    static int level(int priority) {
        return PRIORITIES - 1 - priority;
    }

    void begin(UnixProcess process) {
        process.quantum = quanta[process.priority / DECADE];
    }

    /**
     * Takes running time off the quantum.
     *
     * @return whether it is used up; the process has a new one then
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

    /** Whether a process has been ready for so long that it is to be raised. */
    boolean isStarving(UnixProcess process, long now) {
        return now - process.since >= starvation && process.priority < AFTER_SLEEP;
    }

    /** What a sleep, and a long wait for a CPU, does to the priority. */
    void raise(UnixProcess process) {
        process.priority = Math.max(process.priority, AFTER_SLEEP + process.priority / DECADE);
        begin(process);
    }
}
