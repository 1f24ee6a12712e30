package org.spindle.analytic.host;

import org.spindle.analytic.ValidRange;

/** Interrupts and instructions by the unit that moves the data (Hennessy and Patterson 1996, section 6.3). */
public final class InterruptCount {

    private InterruptCount() {}

    /** Returns the interrupts of programmed I/O: one per item (a character, a word). */
    public static long programmed(long items) {
        return ValidRange.atLeast(0L, "number of items", items);
    }

    /** Returns the interrupts of an I/O processor: one per list of control blocks. */
    public static long processor(long lists) {
        return ValidRange.atLeast(0L, "number of lists", lists);
    }

    /** Returns the least number of loads and stores for programmed I/O of a number of words: one of each per word. */
    public static long programmedInstructions(long words) {
        return 2 * ValidRange.atLeast(0L, "number of words", words);
    }
}
