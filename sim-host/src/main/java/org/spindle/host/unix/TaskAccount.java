package org.spindle.host.unix;

import java.util.Arrays;

/**
 * The components of a task's elapsed time, in nanoseconds (Ganger 1995, figures 7.7 to 7.12). The time of all CPUs consists of the
 * task's own computation, its false computation, that of others, its false idle time and other idle time; with one CPU these add up
 * exactly to the elapsed time. Waits and false idle time are those of its own processes (tables 7.6 to 7.8): the process of the task and
 * all that this has created, directly or not, except those that are tasks themselves.
 */
final class TaskAccount {

    private final CpuTimes times;
    private final IdleTime idle;
    private final long start;
    private final long busyBefore;
    private final long idleBefore;

    /** Numbers of its processes that run or are ready, and that wait for storage. */
    private int able;

    private int waiting;

    /** When one of these numbers last changed, and the busy time of all CPUs up to then. */
    private long since;

    private long busySince;

    /** For the n-th of its processes that wait for storage: how long more than n CPUs had been idle when its wait began, n from 0. */
    private long[] idleBeforeWait = new long[4];

    private long storageWait;
    private long sleep;
    private long busyInSleep;
    private long falseIdle;
    private long falseComputation;

    TaskAccount(long now, CpuTimes times, IdleTime idle) {
        this.times = times;
        this.idle = idle;
        start = now;
        since = now;
        busySince = idle.busyNanos(now);
        busyBefore = times.total();
        idleBefore = idle.idleNanos(now);
    }

    /** A process starts, or its wait for anything but storage ends. */
    void isAble(long now) {
        settle(now);
        able++;
    }

    /** A process ends, or begins to wait for anything but storage. */
    void isUnable(long now) {
        settle(now);
        able--;
    }

    /** A process begins to wait for storage. */
    void waits(long now) {
        isUnable(now);
        if (waiting == idleBeforeWait.length) {
            idleBeforeWait = Arrays.copyOf(idleBeforeWait, 2 * waiting);
        }
        idleBeforeWait[waiting] = idle.above(waiting, now);
        waiting++;
    }

    /** A process has waited for storage. */
    void hasWaited(long now) {
        isAble(now);
        waiting--;
        falseIdle += idle.above(waiting, now) - idleBeforeWait[waiting];
    }

    /** Adds the duration of a context switch, or of a refill of caches, that is caused by a wait for storage. */
    void computesFalsely(long nanos) {
        falseComputation += nanos;
    }

    private void settle(long now) {
        long busy = idle.busyNanos(now);
        if (able == 0 && waiting > 0) {
            storageWait += now - since;
        } else if (able == 0) {
            sleep += now - since;
            busyInSleep += busy - busySince;
        }
        since = now;
        busySince = busy;
    }

    /** Ends the account: the task has ended, and all computations are accounted for. */
    void end(long now) {
        settle(now);
        for (int i = 0; i < waiting; i++) {
            falseIdle += idle.above(i, now) - idleBeforeWait[i];
        }
    }

    long start() {
        return start;
    }

    /** Returns the busy time of all CPUs. */
    long busy() {
        return times.total() - busyBefore;
    }

    long falseComputation() {
        return falseComputation;
    }

    long falseIdle() {
        return falseIdle;
    }

    long otherIdle(long now) {
        return idle.idleNanos(now) - idleBefore - falseIdle;
    }

    /** Returns how long all its processes waited, at least one of them for storage. */
    long storageWait() {
        return storageWait;
    }

    /** Returns how long all its processes waited, none of them for storage. */
    long sleep() {
        return sleep;
    }

    /** Returns the busy time of all CPUs during its sleep. */
    long busyInSleep() {
        return busyInSleep;
    }
}
