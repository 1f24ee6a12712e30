package org.spindle.host.process;

import org.jspecify.annotations.Nullable;

/** One process and how far it has come. */
final class Process {

    /** What it needs a CPU for next: to draw a request, to think, to enter the system call, to return from it. */
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

    /** Its CPU. */
    int cpu;

    /** Exact time of its last step, in nanoseconds; events happen at whole ones. */
    double clock;

    /** CPU time that it still needs for its stage, in nanoseconds before scaling. */
    double remaining;

    /** CPU time without interruption for its stage, likewise. */
    double thought;

    /** The part of it that is under way. */
    double part;

    /** The request without which it cannot go on behind that part. */
    @Nullable
    Issued needed;

    /** Requests that it has sent and that are not complete. */
    int underWay;

    /** Whether it sends no further request. */
    boolean ended;

    /** Since when it sleeps, in nanoseconds. */
    double asleep;

    Process(int number, RequestSource source, TimeLimits limits) {
        this.number = number;
        this.source = source;
        this.limits = limits;
    }
}
