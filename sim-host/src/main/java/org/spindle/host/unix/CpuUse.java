package org.spindle.host.unix;

/** What a CPU spends its time on when it is not idle. */
enum CpuUse {
    /** Computation of processes, system calls and traps included. */
    PROCESS("process"),
    /** Context switches that no wait for storage has caused. */
    SWITCH("context switch"),
    /** Context switches away from a process that waits for storage, and back to one that has waited for it. */
    FALSE_SWITCH("context switch for storage"),
    /** Issuing requests. */
    DRIVER("driver"),
    /** Handlers of interrupts of the storage. */
    STORAGE_INTERRUPT("storage interrupt"),
    /** Handlers of all other interrupts. */
    OTHER_INTERRUPT("interrupt");

    static final int COUNT = values().length;

    private final String text;

    CpuUse(String text) {
        this.text = text;
    }

    /** As a timeline shows it. */
    String text() {
        return text;
    }
}
