package org.spindle.policies.replacement;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.cache.ReplacementPolicy;

/**
 * Predecessors, successors and weights of lines in any number of {@link LineList}s; a line is in at most one of them at a
 * time. Other things that have small numbers are listed in the same way.
 */
final class LineLinks {

    private static final int FIRST_SIZE = 64;

    /** For each line its successor, then its predecessor. */
    private int[] links = new int[2 * FIRST_SIZE];

    /** Null if every line weighs 1. */
    private long @Nullable [] weights;

    /** Links of lines that weigh 1 each. */
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

    /** Sets the weight of a line that is in no list; without effect if all weigh 1. */
    void weigh(int line, long weight) {
        admit(line);
        if (weights != null) {
            weights[line] = weight;
        }
    }

    /** Makes the second the successor of the first; either may be {@link ReplacementPolicy#NONE}. */
    void join(int line, int successor) {
        if (line != ReplacementPolicy.NONE) {
            links[2 * line] = successor;
        }
        if (successor != ReplacementPolicy.NONE) {
            links[2 * successor + 1] = line;
        }
    }

    /** Makes room for a line that is not in any list yet. */
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
