package org.spindle.host.unix;

import org.spindle.spi.metric.Level;

/**
 * The number of idle CPUs over time. Of these, as many as there are processes that wait for storage are falsely idle (Ganger 1995,
 * section 2): such a CPU would run a process if that process's request were complete.
 */
final class IdleTime {

    private final int cpus;
    private final Level utilisation;
    private final Level falselyIdle;
    private int idle;
    private int waiting;
    private long since;
    private long idleNanos;
    private long falseNanos;

    IdleTime(int cpus, Level utilisation, Level falselyIdle) {
        this.cpus = cpus;
        this.utilisation = utilisation;
        this.falselyIdle = falselyIdle;
        idle = cpus;
    }

    /**
     * @param change of the number of CPUs that are idle
     */
    void idle(int change, long now) {
        settle(now);
        idle += change;
        show();
    }

    /**
     * @param change of the number of processes that wait for storage
     */
    void waiting(int change, long now) {
        settle(now);
        waiting += change;
        show();
    }

    boolean areAllIdle() {
        return idle == cpus;
    }

    /** Returns the idle time of all CPUs up to now, in CPU nanoseconds. */
    long idleNanos(long now) {
        settle(now);
        return idleNanos;
    }

    /** Returns the falsely idle part of that time, in CPU nanoseconds. */
    long falseNanos(long now) {
        settle(now);
        return falseNanos;
    }

    private void settle(long now) {
        idleNanos += idle * (now - since);
        falseNanos += falseNow() * (now - since);
        since = now;
    }

    private int falseNow() {
        return Math.min(idle, waiting);
    }

    private void show() {
        utilisation.set((double) (cpus - idle) / cpus);
        falselyIdle.set((double) falseNow() / cpus);
    }
}
