package org.spindle.host.unix;

/** The uses of a CPU's busy time. */
enum CpuUse {
    /** Computation of processes, system calls and traps included. */
    PROCESS("process"),
    /** Context switches that are not caused by a wait for storage. */
    SWITCH("context switch"),
    /** Context switches from a process that begins to wait for storage, and to a process that has waited for it. */
    FALSE_SWITCH("context switch for storage"),
    /** Issuing requests. */
    DRIVER("driver"),
    /** Handlers of storage interrupts. */
    STORAGE_INTERRUPT("storage interrupt"),
    /** Handlers of all other interrupts. */
    OTHER_INTERRUPT("interrupt");

    static final int COUNT = values().length;

    private final String text;

    CpuUse(String text) {
        this.text = text;
    }

    /** Returns the name that a timeline shows. */
    String text() {
        return text;
    }
}
