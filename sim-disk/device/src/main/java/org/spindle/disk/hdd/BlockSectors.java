package org.spindle.disk.hdd;

import org.spindle.disk.hdd.spec.HddConfig;

/**
 * The number of sectors that blocks take on the bus. A block counts its sectors of 512 bytes, less those of the first
 * and last block outside the request.
 */
final class BlockSectors {

    private final int perBlock;

    BlockSectors(HddConfig config) {
        perBlock = config.sectorsPerBlock();
    }

    /** Returns the sectors of a whole block. */
    int inBlock() {
        return perBlock;
    }

    /** Returns the sectors of {@code blocks} blocks from {@code from} on. */
    long in(DriveRequest request, long from, long blocks) {
        long sectors = blocks * perBlock;
        if (from == request.first) {
            sectors -= request.leadingSectors;
        }
        if (from + blocks == request.end) {
            sectors -= request.trailingSectors;
        }
        return sectors;
    }

    /** Returns how many of the blocks from {@code from} on are complete after {@code moved} sectors. */
    long blocksIn(long moved, DriveRequest request, long from, long blocks) {
        if (moved == in(request, from, blocks)) {
            return blocks;
        }
        return (from == request.first ? moved + request.leadingSectors : moved) / perBlock;
    }
}
