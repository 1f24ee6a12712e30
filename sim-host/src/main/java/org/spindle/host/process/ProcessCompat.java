package org.spindle.host.process;

/**
 * Behaviour of DiskSim 4.0's process model and generator that changes results. Each constant brings one back; without it
 * the workload does the physically right thing.
 */
public enum ProcessCompat {
    /** Everything below. */
    DISKSIM,
    /**
     * All draws come from DiskSim's 48-bit generator, one sequence for all processes, which is seeded anew when the first
     * request of each has been drawn.
     */
    RANDOM_SEQUENCE,
    /** Processes begin in reverse order: with too few CPUs only the last ones begin at all. */
    REVERSE_START,
    /** A process keeps its CPU until it waits; otherwise it makes room after each request for one that needs a CPU. */
    NO_TIME_SHARING,
    /** When a request is complete, only the first CPU looks for a process to run; the others stay idle. */
    IDLE_CPUS,
    /** Time limits pass only during the think time that exceeds them, not with the clock. */
    UNAGED_LIMITS,
    /** No request touches the last block of the capacity. */
    UNUSED_LAST_BLOCK
}
