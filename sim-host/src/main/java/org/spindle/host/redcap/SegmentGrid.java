package org.spindle.host.redcap;

/**
 * The division of a unit into disk segments, and of segments into blocks, from sector 0 on. The last segment and its last block may be
 * shorter than the others.
 *
 * @param blockSectors sectors of a block
 * @param blocks blocks of a segment
 * @param capacity sectors of the unit
 */
record SegmentGrid(long blockSectors, int blocks, long capacity) {

    /** Returns the segment that a sector lies in. */
    long segment(long sector) {
        return sector / (blockSectors * blocks);
    }

    /** Returns the first sector of a segment. */
    long start(long segment) {
        return segment * blocks * blockSectors;
    }

    /** Returns one past the last sector of a segment. */
    long end(long segment) {
        return Math.min(start(segment + 1), capacity);
    }

    /** Returns the number of blocks of a segment. */
    int count(long segment) {
        return endBlock(segment, end(segment));
    }

    /** Returns the first sector of a block of a segment; for the block after the last one, the end of the segment. */
    long sector(long segment, int block) {
        return Math.min(start(segment) + block * blockSectors, end(segment));
    }

    /** Returns the block of a segment that a sector lies in. */
    int block(long segment, long sector) {
        return (int) ((sector - start(segment)) / blockSectors);
    }

    /** Returns one past the last block of a segment that contains sectors before {@code end}. */
    int endBlock(long segment, long end) {
        return (int) ((end - start(segment) + blockSectors - 1) / blockSectors);
    }

    /** Returns one past the last block of a segment that lies completely before {@code end}. */
    int endOfWholeBlocks(long segment, long end) {
        return end == end(segment) ? endBlock(segment, end) : block(segment, end);
    }
}
