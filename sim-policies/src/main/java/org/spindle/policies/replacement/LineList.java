package org.spindle.policies.replacement;

import static org.spindle.spi.cache.ReplacementPolicy.NONE;

import org.spindle.spi.cache.EvictionFilter;

/** An ordered list of lines, oldest first. */
final class LineList {

    private final LineLinks links;
    private int oldest = NONE;
    private int newest = NONE;
    private int size;
    private long weight;

    LineList(LineLinks links) {
        this.links = links;
    }

    int size() {
        return size;
    }

    /** Returns the sum of the weights of the lines; their number if each weighs 1. */
    long weight() {
        return weight;
    }

    int oldest() {
        return oldest;
    }

    int next(int line) {
        return links.next(line);
    }

    /** Returns the next newer line; after the newest, the oldest. */
    int nextRound(int line) {
        int next = links.next(line);
        return next == NONE ? oldest : next;
    }

    void append(int line) {
        insertAfter(newest, line);
    }

    /**
     * @param predecessor the line to insert after, or {@link org.spindle.spi.cache.ReplacementPolicy#NONE} to insert
     * as the oldest
     */
    void insertAfter(int predecessor, int line) {
        links.admit(line);
        int successor = predecessor == NONE ? oldest : links.next(predecessor);
        links.join(predecessor, line);
        links.join(line, successor);
        if (predecessor == NONE) {
            oldest = line;
        }
        if (successor == NONE) {
            newest = line;
        }
        size++;
        weight += links.weight(line);
    }

    void remove(int line) {
        int before = links.previous(line);
        int after = links.next(line);
        links.join(before, after);
        if (line == oldest) {
            oldest = after;
        }
        if (line == newest) {
            newest = before;
        }
        size--;
        weight -= links.weight(line);
    }

    /** Moves a line of the list to the newest end. */
    void renew(int line) {
        if (line != newest) {
            remove(line);
            append(line);
        }
    }

    int firstFromOldest(EvictionFilter filter) {
        return firstFromOldest(filter, NONE);
    }

    /** @param refused a line that the filter is known to refuse, or {@link org.spindle.spi.cache.ReplacementPolicy#NONE} */
    int firstFromOldest(EvictionFilter filter, int refused) {
        for (int line = oldest; line != NONE; line = links.next(line)) {
            if (line != refused && filter.mayEvict(line)) {
                return line;
            }
        }
        return NONE;
    }

    int firstFromNewest(EvictionFilter filter) {
        for (int line = newest; line != NONE; line = links.previous(line)) {
            if (filter.mayEvict(line)) {
                return line;
            }
        }
        return NONE;
    }
}
