package org.spindle.workload.characterize;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * Misses of LRU write-back caches of every size by request: a read misses if a block of it does, a write if it makes a block dirty
 * that was not (Hsu 2003, sections 2.7.2 and 3.4.4). A block stays dirty until the cache replaces it.
 */
final class RequestMisses {

    /** Number of blocks that no cache has: of a block that is not in it, or was never written. */
    private static final int NO_CACHE = Integer.MAX_VALUE;

    private final MissCurve reads = new MissCurve();
    private final MissCurve writes = new MissCurve();

    /** By block: the least cache in which it is dirty, in blocks, which has kept it since its last write. */
    private final IntArrayList dirtyFrom = new IntArrayList();

    /** The least cache in which no block of the present request misses. */
    private int needed;

    /**
     * Adds a reference to a block by the present request.
     *
     * @param block an earlier number, or the next new one
     * @param distance that of {@link StackDistances}
     */
    void reference(int block, int distance, boolean write) {
        int held = distance == StackDistances.NEVER ? NO_CACHE : distance;
        if (block == dirtyFrom.size()) {
            dirtyFrom.add(NO_CACHE);
        }
        int dirty = Math.max(dirtyFrom.getInt(block), held);
        needed = Math.max(needed, write ? dirty : held);
        dirtyFrom.set(block, write ? 0 : dirty);
    }

    /** Ends the present request. */
    void end(boolean write) {
        (write ? writes : reads).add(needed == NO_CACHE ? StackDistances.NEVER : needed);
        needed = 0;
    }

    MissCurve reads() {
        return reads;
    }

    MissCurve writes() {
        return writes;
    }
}
