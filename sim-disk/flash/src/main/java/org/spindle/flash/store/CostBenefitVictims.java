package org.spindle.flash.store;

/**
 * The block with the largest (1 - u) age / 2u, u being the share of its valid pages and age the number of blocks opened since
 * (Kawaguchi, Nishioka and Motoda, A flash-memory based file system, USENIX 1995).
 */
final class CostBenefitVictims implements VictimPolicy {

    @Override
    public int choose(BlockStore store, int plane) {
        int blocks = store.geometry().blocks();
        int pages = store.geometry().pages();
        int best = BlockStore.NONE;
        double largest = 0;
        for (int block = plane * blocks; block < (plane + 1) * blocks; block++) {
            int valid = store.valid(block);
            if (valid == pages || !store.isCollectable(block)) {
                continue;
            }
            double age = store.opened() - store.openedAt(block) + 1;
            double benefit = valid == 0 ? Double.POSITIVE_INFINITY : (pages - valid) * age / (2.0 * valid);
            if (benefit > largest) {
                best = block;
                largest = benefit;
            }
        }
        return best;
    }
}
