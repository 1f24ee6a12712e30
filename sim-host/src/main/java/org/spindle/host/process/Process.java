package org.spindle.host.process;

import org.jspecify.annotations.Nullable;

/** A process and the state of its cycle of stages. */
final class Process {

    /** The stage for which the process needs a CPU next: to draw a request, to think, to enter the system call, to return from it. */
    enum Stage {
        PREPARE,
        THINK,
        CALL,
        RETURN
    }

    final int number;
    final RequestSource source;
    final TimeLimits limits;

    Stage stage = Stage.THINK;

    /** The CPU that the process last ran on. */
    int cpu;

    /** Exact time of the last step, in nanoseconds; events are rounded to whole nanoseconds. */
    double clock;

    /** Remaining CPU time of the stage, in nanoseconds before scaling. */
    double remaining;

    /** CPU time of the stage without interruption, in nanoseconds before scaling. */
    double thought;

    /** The part of the remaining CPU time that is in progress, in nanoseconds before scaling. */
    double part;

    /** The request whose time limit ends that part; null if none does. */
    @Nullable
    Issued needed;

    /** Number of requests that the process has sent and that are not complete. */
    int outstanding;

    /** Whether the process sends no further request. */
    boolean ended;

    /** When the current or last sleep began, in nanoseconds. */
    double asleepSince;

    Process(int number, RequestSource source, TimeLimits limits) {
        this.number = number;
        this.source = source;
        this.limits = limits;
    }
}
