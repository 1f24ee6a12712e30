package org.spindle.policies.replacement;

import static org.spindle.spi.cache.ReplacementPolicy.NONE;

import org.spindle.spi.cache.EvictionFilter;

/** Lines in an order, oldest first. */
final class LineList {

    private final LineLinks links;
    private int oldest = NONE;
    private int newest = NONE;
    private int size;

    LineList(LineLinks links) {
        this.links = links;
    }

    int size() {
        return size;
    }

    int oldest() {
        return oldest;
    }

    int next(int line) {
        return links.next(line);
    }

    void append(int line) {
        insertAfter(newest, line);
    }

    /** @param predecessor {@link org.spindle.spi.cache.ReplacementPolicy#NONE} to become the oldest */
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
    }

    int firstFromOldest(EvictionFilter filter) {
        for (int line = oldest; line != NONE; line = links.next(line)) {
            if (filter.mayEvict(line)) {
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
