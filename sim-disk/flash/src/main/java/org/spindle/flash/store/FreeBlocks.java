package org.spindle.flash.store;

import java.util.Arrays;

/** The free blocks of each plane, in the order in which they became free. */
final class FreeBlocks {

    private final int blocksPerPlane;
    private final WearCounts wear;
    private final boolean leastWornFirst;
    /** By plane: as many blocks as are free, then unused places. */
    private final int[] free;

    private final int[] counts;

    /**
     * All blocks are free at first.
     *
     * @param leastWornFirst whether the block with the fewest erases is taken, otherwise the one that has been free longest
     */
    FreeBlocks(int planes, int blocksPerPlane, WearCounts wear, boolean leastWornFirst) {
        this.blocksPerPlane = blocksPerPlane;
        this.wear = wear;
        this.leastWornFirst = leastWornFirst;
        free = new int[planes * blocksPerPlane];
        Arrays.setAll(free, block -> block);
        counts = new int[planes];
        Arrays.fill(counts, blocksPerPlane);
    }

    int count(int plane) {
        return counts[plane];
    }

    /**
     * Removes the block that a stream writes next: for cold data the one with the most erases, which then rests.
     */
    int take(int plane, WriteStream stream) {
        int first = plane * blocksPerPlane;
        int chosen = first;
        if (leastWornFirst || stream == WriteStream.COLD) {
            int sign = stream == WriteStream.COLD ? -1 : 1;
            for (int i = first + 1; i < first + counts[plane]; i++) {
                if (sign * wear.erases(free[i]) < sign * wear.erases(free[chosen])) {
                    chosen = i;
                }
            }
        }
        return removeAt(plane, chosen);
    }

    /** Removes the block that became free last. */
    int takeLast(int plane) {
        return free[plane * blocksPerPlane + --counts[plane]];
    }

    /** Removes the block that became free last, for a use that does not wear it out. */
    int exempt(int plane) {
        int block = takeLast(plane);
        wear.exclude(block);
        return block;
    }

    /** Removes a block that is never used. */
    void retire(int plane, int block) {
        int at = plane * blocksPerPlane;
        while (free[at] != block) {
            at++;
        }
        removeAt(plane, at);
        wear.exclude(block);
    }

    private int removeAt(int plane, int at) {
        int block = free[at];
        int last = plane * blocksPerPlane + --counts[plane];
        System.arraycopy(free, at + 1, free, at, last - at);
        return block;
    }

    void add(int plane, int block) {
        free[plane * blocksPerPlane + counts[plane]++] = block;
    }
}
