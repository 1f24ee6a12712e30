package org.spindle.disk.geometry;

import java.util.List;

/** The slipped sectors of an {@link IndexedLayout}: blocks are numbered through all others. */
final class SectorSlips {

    /** First sector of each slip, ascending. */
    private final long[] position;

    /** Number of sectors in the slips before each one; at the end, of all slips. */
    private final long[] slippedBefore;

    /**
     * @param slips by ascending position
     * @throws IllegalArgumentException if a slip is empty, or begins before the end of the one before it
     */
    SectorSlips(List<BlockSlip> slips) {
        position = slips.stream().mapToLong(BlockSlip::position).toArray();
        slippedBefore = new long[slips.size() + 1];
        long free = 0;
        for (int i = 0; i < slips.size(); i++) {
            BlockSlip slip = slips.get(i);
            String name = "slip at " + slip.position();
            if (slip.count() < 1) {
                throw new IllegalArgumentException(name + ": count " + slip.count() + " is not 1 or more");
            }
            if (slip.position() < free) {
                throw new IllegalArgumentException(name + ": lies before the end of another, " + free);
            }
            free = slip.position() + slip.count();
            slippedBefore[i + 1] = slippedBefore[i] + slip.count();
        }
    }

    /** Returns the sector of a block. */
    long sector(long block) {
        int low = 0;
        int high = position.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (position[middle] - slippedBefore[middle] <= block) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return block + slippedBefore[low];
    }

    /** Returns how many sectors below {@code sector} are blocks. */
    long blocksBelow(long sector) {
        int slips = SlipMap.lowerBound(position, position.length, sector);
        if (slips == 0) {
            return sector;
        }
        long lastCount = slippedBefore[slips] - slippedBefore[slips - 1];
        long reach = Math.min(sector - position[slips - 1], lastCount);
        return sector - slippedBefore[slips - 1] - reach;
    }
}
