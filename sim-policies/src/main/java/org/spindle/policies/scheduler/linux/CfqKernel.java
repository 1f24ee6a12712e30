package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.Nullable;

/** The kernels whose cfq is modelled. */
enum CfqKernel {

    /**
     * Queues are independent: there is no search for a queue that reads nearby, idling does not depend on seeks, and
     * writes are not held back after reads.
     */
    INDEPENDENT("2.6.24"),

    /** Queues that read near each other are served in direct succession and merged. */
    COOPERATING("2.6.32");

    static final String WORDS = "2.6.24 or 2.6.32";

    private final String word;

    CfqKernel(String word) {
        this.word = word;
    }

    /** Returns the kernel with a name, or null if there is none. */
    static @Nullable CfqKernel of(String word) {
        for (CfqKernel kernel : values()) {
            if (kernel.word.equals(word)) {
                return kernel;
            }
        }
        return null;
    }
}
