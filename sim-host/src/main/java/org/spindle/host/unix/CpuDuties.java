package org.spindle.host.unix;

import org.jspecify.annotations.Nullable;

/** Performs the step that follows a computation of a CPU, and chooses the process to run. */
interface CpuDuties {

    /** Performs the step that follows a computation of the current process. */
    void perform(Cpu cpu, UnixProcess process);

    /** Performs the step that follows a computation of the handler on top of the stack. */
    void perform(Cpu cpu, InterruptFrame frame);

    /** Returns the process to run from now on, removed from the run queue, or the current one if it continues; null if none is ready. */
    @Nullable
    UnixProcess choose(Cpu cpu);

    /** Called when the CPU becomes idle. */
    void idle();
}
