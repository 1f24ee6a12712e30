package org.spindle.flash.store;

/**
 * Untimed garbage collection: while a plane has fewer free blocks than the threshold, the valid pages of a victim are
 * moved and the victim is erased.
 */
public final class PlaneCollection {

    private final BlockStore store;
    private final VictimPolicy policy;
    private final int threshold;
    private long moved;

    /**
     * @param threshold free blocks of a plane below which it collects
     */
    public PlaneCollection(BlockStore store, VictimPolicy policy, int threshold) {
        this.store = store;
        this.policy = policy;
        this.threshold = threshold;
    }

    /** Writes a page of the host to a plane, after the collections that this requires. */
    public void write(int plane, int logical) {
        while (store.freeBlocks(plane) < threshold) {
            collect(plane);
        }
        int page = store.write(plane, WriteStream.HOST, logical);
        if (page == BlockStore.NONE) {
            throw new IllegalStateException("plane " + plane + " has no room with " + store.freeBlocks(plane)
                    + " free blocks; a threshold of " + threshold + " blocks is too low");
        }
        store.programmed(page);
    }

    private void collect(int plane) {
        int victim = policy.choose(store, plane);
        if (victim == BlockStore.NONE) {
            throw new IllegalStateException("plane " + plane + " has no block with an invalid page and only "
                    + store.freeBlocks(plane) + " free blocks; more over-provisioning or a lower threshold is needed");
        }
        store.take(victim);
        int pages = store.geometry().pages();
        for (int page = victim * pages; page < (victim + 1) * pages; page++) {
            if (store.logicalOf(page) != BlockStore.NONE) {
                store.programmed(store.move(plane, page));
                moved++;
            }
        }
        store.erase(victim);
    }

    /** Returns the number of moved pages. */
    public long moved() {
        return moved;
    }
}
