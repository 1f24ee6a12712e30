package org.spindle.policies.replacement;

import java.util.Arrays;
import org.spindle.spi.cache.ReplacementPolicy;

/** Predecessors and successors of lines in any number of {@link LineList}s; a line is in at most one of them at a time. */
final class LineLinks {

    private static final int FIRST_SIZE = 64;

    private int[] next = new int[FIRST_SIZE];
    private int[] previous = new int[FIRST_SIZE];

    int next(int line) {
        return next[line];
    }

    int previous(int line) {
        return previous[line];
    }

    /** Makes the second the successor of the first; either may be {@link ReplacementPolicy#NONE}. */
    void join(int line, int successor) {
        if (line != ReplacementPolicy.NONE) {
            next[line] = successor;
        }
        if (successor != ReplacementPolicy.NONE) {
            previous[successor] = line;
        }
    }

    /** Makes room for a line that is not in any list yet. */
    void admit(int line) {
        if (line >= next.length) {
            int size = Math.max(line + 1, 2 * next.length);
            next = Arrays.copyOf(next, size);
            previous = Arrays.copyOf(previous, size);
        }
    }
}
