package org.spindle.policies.replacement;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;

/**
 * Predecessors, successors and weights of lines in any number of {@link LineList}s; a line is in at most one of them
 * at a time. Other items with small numbers can be listed in the same way.
 *
 * <p>Links with keys also store a key and a mark of each line. What is stored of a line is in one record, because it is
 * needed together: a processor loads memory in pieces of 64 bytes, and to wait for them takes most of the time of an
 * access to a large cache.
 */
final class LineLinks {

    private static final int FIRST_SIZE = 64;

    private static final int PREVIOUS = 1;
    private static final int KEY = 2;
    private static final int MARK = 3;

    /** Binary logarithm of the length of a record. */
    private final int shift;

    /** Records of the lines: the successor, the predecessor, and for links with keys the key and the mark. */
    private int[] records;

    /** Weight of each line; null if every line weighs 1. */
    private long @Nullable [] weights;

    /** Key of each line, if keys may be too large for the records. */
    private long @Nullable [] largeKeys;

    /** Takes what is read ahead, so that the compiler does not leave out the reads. */
    @SuppressWarnings("UnusedVariable")
    private int touched;

    /** Creates links of lines that weigh 1 each. */
    LineLinks() {
        this(true);
    }

    /** @param areEqual whether every line weighs 1 */
    LineLinks(boolean areEqual) {
        this(areEqual, 1);
    }

    private LineLinks(boolean areEqual, int shift) {
        this.shift = shift;
        records = new int[FIRST_SIZE << shift];
        weights = areEqual ? null : new long[FIRST_SIZE];
    }

    /** Creates links that store keys and marks. */
    static LineLinks withKeys(ReplacementContext context) {
        LineLinks links = new LineLinks(context.hasEqualEntries(), 2);
        if (context.keyLimit() > Integer.MAX_VALUE) {
            links.largeKeys = new long[FIRST_SIZE];
        }
        return links;
    }

    int next(int line) {
        return records[line << shift];
    }

    int previous(int line) {
        return records[(line << shift) + PREVIOUS];
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

    /** Returns the key of a line; of links with keys only. */
    long key(int line) {
        return largeKeys == null ? records[(line << shift) + KEY] : largeKeys[line];
    }

    /** Sets the key and the weight of a line that is in no list; of links with keys only. */
    void identify(int line, long key, long weight) {
        weigh(line, weight);
        if (largeKeys == null) {
            records[(line << shift) + KEY] = (int) key;
        } else {
            largeKeys[line] = key;
        }
    }

    /** Returns the mark of a line, a number that its owner sets; of links with keys only. */
    int mark(int line) {
        return records[(line << shift) + MARK];
    }

    void mark(int line, int mark) {
        records[(line << shift) + MARK] = mark;
    }

    /** Reads the records of a listed line and of its neighbours, so that they are in the processor's cache when it moves. */
    void touch(int line) {
        touched += records[Math.max(0, next(line)) << shift] + records[Math.max(0, previous(line)) << shift];
    }

    /** Makes {@code successor} follow {@code line}; either may be {@link ReplacementPolicy#NONE}. */
    void join(int line, int successor) {
        if (line != ReplacementPolicy.NONE) {
            records[line << shift] = successor;
        }
        if (successor != ReplacementPolicy.NONE) {
            records[(successor << shift) + PREVIOUS] = line;
        }
    }

    /** Enlarges the arrays for a line that was not in any list before. */
    void admit(int line) {
        if (line << shift >= records.length) {
            int size = Math.max(line + 1, 2 * (records.length >> shift));
            records = Arrays.copyOf(records, size << shift);
            if (weights != null) {
                weights = Arrays.copyOf(weights, size);
            }
            if (largeKeys != null) {
                largeKeys = Arrays.copyOf(largeKeys, size);
            }
        }
    }
}
