package org.spindle.flash.ssd;

import org.jspecify.annotations.Nullable;
import org.spindle.flash.store.BlockStore;

/**
 * Static wear levelling: finds the block whose contents should be moved into a free block that has been erased more often. That
 * block then rests, while the one that they leave is written next; moving them to any other block would only erase one block more.
 * Contents may also be in a block that was opened, for copies of garbage collection, and never filled.
 */
final class ColdBlocks {

    private final @Nullable Integer spread;
    private final BlockStore store;

    /**
     * @param spread of erases from which on contents are moved; null for never
     */
    ColdBlocks(@Nullable Integer spread, BlockStore store) {
        this.spread = spread;
        this.store = store;
    }

    /** Returns the full or stale block of the plane with the fewest erases if a free one has had so many more, otherwise none. */
    int due(int plane) {
        if (spread == null) {
            return BlockStore.NONE;
        }
        int blocks = store.geometry().blocks();
        int most = 0;
        int coldest = BlockStore.NONE;
        for (int block = plane * blocks; block < (plane + 1) * blocks; block++) {
            int erases = store.wear().erases(block);
            if (store.isFree(block)) {
                most = Math.max(most, erases);
            } else if ((store.isCollectable(block) || store.isStale(block))
                    && (coldest == BlockStore.NONE || erases < store.wear().erases(coldest))) {
                coldest = block;
            }
        }
        return coldest != BlockStore.NONE && most - store.wear().erases(coldest) >= spread ? coldest : BlockStore.NONE;
    }
}
