package org.spindle.host.redcap;

/**
 * The division of a unit into disk segments and these into blocks, from sector 0 on. The last segment, and its last block, may be cut
 * short by the end of the unit.
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

    /** Returns how many blocks a segment has. */
    int count(long segment) {
        return endBlock(segment, end(segment));
    }

    /** Returns the sector at which a block of a segment begins; for the block behind the last one the end of the segment. */
    long sector(long segment, int block) {
        return Math.min(start(segment) + block * blockSectors, end(segment));
    }

    /** Returns the block of a segment that a sector lies in. */
    int block(long segment, long sector) {
        return (int) ((sector - start(segment)) / blockSectors);
    }

    /** Returns one past the last block of a segment that sectors before {@code end} lie in. */
    int endBlock(long segment, long end) {
        return (int) ((end - start(segment) + blockSectors - 1) / blockSectors);
    }

    /** Returns one past the last block of a segment that lies before {@code end} with all of its sectors. */
    int endOfWholeBlocks(long segment, long end) {
        return end == end(segment) ? endBlock(segment, end) : block(segment, end);
    }
}
