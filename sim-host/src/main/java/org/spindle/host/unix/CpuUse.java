package org.spindle.host.unix;

/** What a CPU spends its time on when it is not idle. */
enum CpuUse {
    /** Computation of processes, system calls and traps included. */
    PROCESS,
    /** Context switches that no wait for storage has caused. */
    SWITCH,
    /** Context switches away from a process that waits for storage, and back to one that has waited for it. */
    FALSE_SWITCH,
    /** Issuing requests. */
    DRIVER,
    /** Handlers of interrupts of the storage. */
    STORAGE_INTERRUPT,
    /** Handlers of all other interrupts. */
    OTHER_INTERRUPT;

    static final int COUNT = values().length;
}
