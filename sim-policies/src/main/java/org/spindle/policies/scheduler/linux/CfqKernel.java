package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.Nullable;

/** The kernels whose cfq there is. */
enum CfqKernel {

    /**
     * Every queue for itself: nobody looks for a queue that reads nearby, a process that seeks is waited for like others, and writes are
     * not held back after reads.
     */
    LONE("2.6.24"),

    /** Queues that read near to each other take turns at once and are merged. */
    COOPERATING("2.6.32");

    static final String WORDS = "2.6.24 or 2.6.32";

    private final String word;

    CfqKernel(String word) {
        this.word = word;
    }

    /** Returns the kernel of a name, or null if there is none. */
    static @Nullable CfqKernel of(String word) {
        for (CfqKernel kernel : values()) {
            if (kernel.word.equals(word)) {
                return kernel;
            }
        }
        return null;
    }
}
