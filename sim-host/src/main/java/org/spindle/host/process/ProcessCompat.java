package org.spindle.host.process;

/**
 * Behaviour of DiskSim 4.0's process model and generator that changes results. Each constant enables one behaviour; without it the
 * workload is physically correct.
 */
public enum ProcessCompat {
    /** All behaviours below. */
    DISKSIM,
    /**
     * All draws come from DiskSim's 48-bit generator, one sequence for all processes, which is reseeded when the first request of each
     * process has been drawn.
     */
    RANDOM_SEQUENCE,
    /** Processes begin in reverse order: with too few CPUs only the last ones begin at all. */
    REVERSE_START,
    /** A process keeps its CPU until it waits; otherwise it yields after each request to a process that needs a CPU. */
    NO_TIME_SHARING,
    /** When a request is complete, only the first CPU is given a process to run; the others stay idle. */
    IDLE_CPUS,
    /** Time limits elapse only during the think time that exceeds them, not with the clock. */
    UNAGED_LIMITS,
    /** No request accesses the last block of the capacity. */
    UNUSED_LAST_BLOCK
}
