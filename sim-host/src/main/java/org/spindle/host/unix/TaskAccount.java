package org.spindle.host.unix;

/**
 * The components of a task's elapsed time, in CPU nanoseconds (Ganger 1995, figures 7.7 to 7.12). With one CPU, the task's own
 * computation, that of other processes, false computation and idle time add up exactly to the elapsed time.
 */
final class TaskAccount {

    private final long start;
    private final long busyBefore;
    private final long falseComputationBefore;
    private final long idleBefore;
    private final long falseIdleBefore;

    TaskAccount(long now, CpuTimes times, IdleTime idle) {
        start = now;
        busyBefore = times.total();
        falseComputationBefore = times.spent(CpuUse.FALSE_SWITCH);
        idleBefore = idle.idleNanos(now);
        falseIdleBefore = idle.falseNanos(now);
    }

    long start() {
        return start;
    }

    long busy(CpuTimes times) {
        return times.total() - busyBefore;
    }

    long falseComputation(CpuTimes times) {
        return times.spent(CpuUse.FALSE_SWITCH) - falseComputationBefore;
    }

    long falseIdle(IdleTime idle, long now) {
        return idle.falseNanos(now) - falseIdleBefore;
    }

    long otherIdle(IdleTime idle, long now) {
        return idle.idleNanos(now) - idleBefore - falseIdle(idle, now);
    }
}
