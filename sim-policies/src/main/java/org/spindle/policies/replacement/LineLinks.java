package org.spindle.policies.replacement;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.cache.ReplacementPolicy;

/**
 * Predecessors, successors and weights of lines in any number of {@link LineList}s; a line is in at most one of them
 * at a time. Other items with small numbers can be listed in the same way.
 */
final class LineLinks {

    private static final int FIRST_SIZE = 64;

    /** Successor and predecessor of each line, in this order. */
    private int[] links = new int[2 * FIRST_SIZE];

    /** Weight of each line; null if every line weighs 1. */
    private long @Nullable [] weights;

    /** Creates links of lines that weigh 1 each. */
    LineLinks() {
        this(true);
    }

    /** @param areEqual whether every line weighs 1 */
    LineLinks(boolean areEqual) {
        weights = areEqual ? null : new long[FIRST_SIZE];
    }

    int next(int line) {
        return links[2 * line];
    }

    int previous(int line) {
        return links[2 * line + 1];
    }

    long weight(int line) {
        return weights == null ? 1 : weights[line];
    }

    /** Sets the weight of a line that is in no list; no effect if all lines weigh 1. */
    void weigh(int line, long weight) {
        admit(line);
        if (weights != null) {
            weights[line] = weight;
        }
    }

    /** Makes {@code successor} follow {@code line}; either may be {@link ReplacementPolicy#NONE}. */
    void join(int line, int successor) {
        if (line != ReplacementPolicy.NONE) {
            links[2 * line] = successor;
        }
        if (successor != ReplacementPolicy.NONE) {
            links[2 * successor + 1] = line;
        }
    }

    /** Enlarges the arrays for a line that was not in any list before. */
    void admit(int line) {
        if (2 * line >= links.length) {
            int size = Math.max(line + 1, links.length);
            links = Arrays.copyOf(links, 2 * size);
            if (weights != null) {
                weights = Arrays.copyOf(weights, size);
            }
        }
    }
}
