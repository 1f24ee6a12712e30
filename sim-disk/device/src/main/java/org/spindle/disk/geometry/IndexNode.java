package org.spindle.disk.geometry;

import java.util.List;

/**
 * A node of an {@link IndexedLayout}'s tree.
 *
 * @param entries by ascending first block, each beginning where the one before ends
 */
public record IndexNode(List<IndexEntry> entries) {

    /** @throws IllegalArgumentException if the entries leave a gap, overlap or are none */
    public IndexNode {
        entries = List.copyOf(entries);
        if (entries.isEmpty()) {
            throw new IllegalArgumentException("an index node needs an entry");
        }
        long next = 0;
        for (IndexEntry entry : entries) {
            if (entry.firstBlock() != next) {
                throw new IllegalArgumentException("index entry: begins at block " + entry.firstBlock()
                        + " of its node, but the entries before end at " + next);
            }
            next = Math.addExact(next, entry.runLength());
        }
    }

    long blocks() {
        return entries.get(entries.size() - 1).endBlock();
    }
}
