package org.spindle.flash.store;

/** The block with the fewest valid pages. */
final class GreedyVictims implements VictimPolicy {

    @Override
    public int choose(BlockStore store, int plane) {
        int blocks = store.geometry().blocks();
        int best = BlockStore.NONE;
        int fewest = store.geometry().pages();
        for (int block = plane * blocks; block < (plane + 1) * blocks; block++) {
            if (store.valid(block) < fewest && store.isCollectable(block)) {
                best = block;
                fewest = store.valid(block);
            }
        }
        return best;
    }
}
