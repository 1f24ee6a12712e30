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

    /**
     * Writes a page of the host to a plane, after the collections that this requires.
     *
     * @throws IllegalArgumentException if they make no room; the message says what would help
     */
    public void write(int plane, int logical) {
        while (store.freeBlocks(plane) < threshold) {
            collect(plane);
        }
        int page = store.write(plane, WriteStream.HOST, logical);
        if (page == BlockStore.NONE) {
            throw noRoom(plane);
        }
        store.programmed(page);
    }

    private void collect(int plane) {
        int victim = policy.choose(store, plane);
        if (victim == BlockStore.NONE) {
            throw noRoom(plane);
        }
        store.take(victim);
        int pages = store.geometry().pages();
        for (int page = victim * pages; page < (victim + 1) * pages; page++) {
            if (store.logicalOf(page) != BlockStore.NONE) {
                int copy = store.move(plane, WriteStream.COLLECTED, page);
                if (copy == BlockStore.NONE) {
                    throw noRoom(plane);
                }
                store.programmed(copy);
                moved++;
            }
        }
        store.erase(victim);
    }

    private IllegalArgumentException noRoom(int plane) {
        return new IllegalArgumentException("plane " + plane + " has no room for the writes before the run: "
                + store.freeBlocks(plane) + " of its blocks are free, and " + store.retired(plane)
                + " are retired; more over-provisioning, another garbageCollection.threshold, or less wear is needed");
    }

    /** Returns the number of moved pages. */
    public long moved() {
        return moved;
    }
}
