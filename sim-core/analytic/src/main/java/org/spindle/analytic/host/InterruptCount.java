package org.spindle.analytic.host;

import org.spindle.analytic.ValidRange;

/** Interrupts and instructions by who moves the data (Hennessy and Patterson 1996, section 6.3). */
public final class InterruptCount {

    private InterruptCount() {}

    /** Programmed I/O: one for each item (a character, a word). */
    public static long programmed(long items) {
        return ValidRange.atLeast(0L, "number of items", items);
    }

    /** Direct memory access: one for each transfer. */
    public static long directMemoryAccess(long transfers) {
        return ValidRange.atLeast(0L, "number of transfers", transfers);
    }

    /** An I/O processor: one for each list of control blocks. */
    public static long processor(long lists) {
        return ValidRange.atLeast(0L, "number of lists", lists);
    }

    /** Loads and stores of the processor that programmed I/O of so many words takes at least: one of each per word. */
    public static long programmedInstructions(long words) {
        return 2 * ValidRange.atLeast(0L, "number of words", words);
    }
}
