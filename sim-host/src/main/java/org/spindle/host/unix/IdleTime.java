package org.spindle.host.unix;

import org.spindle.spi.metric.Level;

/**
 * The number of idle CPUs over time. Of these, as many as there are processes that wait for storage are falsely idle (Ganger 1995,
 * section 2): such a CPU would run a process if that process's request were complete. Times are in nanoseconds.
 */
final class IdleTime {

    private final int cpus;
    private final Level utilisation;
    private final Level falselyIdle;
    private int idle;
    private int waiting;
    private long since;
    private long idleNanos;

    /** How long more than each number of CPUs were idle, without the present period; and when that began. */
    private final long[] past;

    private final long[] began;

    IdleTime(int cpus, Level utilisation, Level falselyIdle) {
        this.cpus = cpus;
        this.utilisation = utilisation;
        this.falselyIdle = falselyIdle;
        idle = cpus;
        past = new long[cpus];
        began = new long[cpus];
    }

    /** A CPU becomes idle. */
    void begins(long now) {
        settle(now);
        began[idle++] = now;
        show();
    }

    /** A CPU is idle no more. */
    void ends(long now) {
        settle(now);
        idle--;
        past[idle] += now - began[idle];
        show();
    }

    /**
     * @param change of the number of processes that wait for storage
     */
    void waiting(int change) {
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

    /** Returns the time from 0 to now in which CPUs are not idle, in CPU nanoseconds. */
    long busyNanos(long now) {
        return cpus * now - idleNanos(now);
    }

    /** Returns how long more than {@code number} CPUs have been idle up to now; their number may be smaller. */
    long above(int number, long now) {
        if (number >= cpus) {
            return 0;
        }
        return past[number] + (idle > number ? now - began[number] : 0);
    }

    private void settle(long now) {
        idleNanos += idle * (now - since);
        since = now;
    }

    private void show() {
        utilisation.set((double) (cpus - idle) / cpus);
        falselyIdle.set((double) Math.min(idle, waiting) / cpus);
    }
}
