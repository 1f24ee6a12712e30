package org.spindle.host.unix;

import org.spindle.spi.metric.Level;

/**
 * Idle CPUs over time. As much of them as processes wait for storage is falsely idle (Ganger 1995, section 2): a CPU that has
 * nothing to do although a process would use it, had its request been complete.
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

    /** CPU nanoseconds without work until now. */
    long idleNanos(long now) {
        settle(now);
        return idleNanos;
    }

    /** How many of them were falsely idle. */
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
