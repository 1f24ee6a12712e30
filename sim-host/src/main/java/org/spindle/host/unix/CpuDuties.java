package org.spindle.host.unix;

import org.jspecify.annotations.Nullable;

/** What a CPU does when a computation is over, and what it does next. */
interface CpuDuties {

    /** The computation of the current process is over. */
    void perform(Cpu cpu, UnixProcess process);

    /** The computation of the handler on top of the stack is over. */
    void perform(Cpu cpu, InterruptFrame frame);

    /** Which process the CPU runs from now on, taken out of the queue; the one that it has may go on. */
    @Nullable
    UnixProcess choose(Cpu cpu);

    /** The CPU has nothing to do. */
    void idle();
}
