package org.spindle.host.cache;

import java.util.BitSet;

/**
 * The place of DiskSim's map of dirty blocks behind its map of valid blocks. Both have a bit per cached block, and the second is
 * allocated right after the first. A block behind the cached ones has its bit in the map of valid blocks where the map of dirty
 * blocks lies. The distance is that of two consecutive allocations of glibc's allocator on a 64-bit machine: a map is preceded by
 * 8 bytes and ends at a multiple of 16 bytes. Maps of 128 KiB and more lie in pages of their own, where no block of one is a block
 * of the other.
 */
final class AdjacentMaps {

    /** Maps that are apart. */
    static final AdjacentMaps NONE = new AdjacentMaps(Long.MAX_VALUE, 0);

    private static final int BITS_PER_BYTE = 8;
    private static final int HEADER_BYTES = 8;
    private static final int ALIGNMENT_BYTES = 16;
    private static final int OWN_PAGES_BYTES = 128 * 1024;

    private final long distance;
    private final int size;

    /**
     * @param distance bits from the beginning of the map of valid blocks to that of dirty blocks
     * @param size bits of each map
     */
    private AdjacentMaps(long distance, int size) {
        this.distance = distance;
        this.size = size;
    }

    /** Returns the maps of a number of blocks, at least 1. */
    static AdjacentMaps of(int blocks) {
        int bytes = (blocks - 1) / BITS_PER_BYTE + 1;
        int allocated = ((bytes + HEADER_BYTES - 1) / ALIGNMENT_BYTES + 1) * ALIGNMENT_BYTES;
        return allocated >= OWN_PAGES_BYTES ? NONE : new AdjacentMaps((long) allocated * BITS_PER_BYTE, blocks);
    }

    /**
     * Marks blocks valid that may be behind the cached ones.
     *
     * @param dirty the map of dirty blocks, into which it sets the bits that lie there
     * @return whether there are any
     */
    boolean overrun(BitSet dirty, long from, long to) {
        int first = behind(from);
        int end = behind(to);
        dirty.set(first, end);
        return first < end;
    }

    /** Returns the place of a block in the map of dirty blocks, or the nearest place in it. */
    private int behind(long block) {
        return (int) Math.min(Math.max(block - distance, 0), size);
    }
}
