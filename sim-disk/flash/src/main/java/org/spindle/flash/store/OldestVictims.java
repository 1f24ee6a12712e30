package org.spindle.flash.store;

/** The block that was opened first. */
final class OldestVictims implements VictimPolicy {

    @Override
    public int choose(BlockStore store, int plane) {
        int blocks = store.geometry().blocks();
        int pages = store.geometry().pages();
        int best = BlockStore.NONE;
        for (int block = plane * blocks; block < (plane + 1) * blocks; block++) {
            if (store.isCollectable(block)
                    && store.valid(block) < pages
                    && (best == BlockStore.NONE || store.openedAt(block) < store.openedAt(best))) {
                best = block;
            }
        }
        return best;
    }
}
