package org.spindle.host.filesystem;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.sim.RandomStream;

/**
 * Free blocks of a unit in groups of equal size, each of which begins with its inodes and allocates its blocks in
 * ascending order. An aged unit has runs of blocks in use.
 */
final class FreeSpace {

    /** One inode for 8 KiB, 128 bytes each, and two bitmaps. */
    private static final int BLOCKS_PER_INODE_BLOCK = 64;

    private final long blocks;
    private final long groupBlocks;
    private final long[] next;
    private final long[] freeLeft;
    private final long[] nextInode;
    private final @Nullable AgedConfig aged;
    private final RandomStream random;

    FreeSpace(long blocks, long groupBlocks, @Nullable AgedConfig aged, RandomStream random) {
        this.blocks = blocks;
        this.groupBlocks = groupBlocks;
        this.aged = aged;
        this.random = random;
        int groups = (int) ((blocks + groupBlocks - 1) / groupBlocks);
        next = new long[groups];
        freeLeft = new long[groups];
        nextInode = new long[groups];
        for (int group = 0; group < groups; group++) {
            nextInode[group] = start(group) + 2;
            next[group] = Math.min(end(group), nextInode[group] + groupBlocks / BLOCKS_PER_INODE_BLOCK);
            freeLeft[group] = aged == null ? Long.MAX_VALUE : 0;
        }
    }

    int groups() {
        return next.length;
    }

    private long start(int group) {
        return group * groupBlocks;
    }

    private long end(int group) {
        return Math.min(blocks, start(group) + groupBlocks);
    }

    /**
     * Allocates a block for inodes of a group, from the blocks reserved for them; when these are used up, those of the
     * next group.
     *
     * @throws IllegalArgumentException if no group has one
     */
    long takeInodes(int group) {
        for (int i = 0; i < groups(); i++) {
            int tried = (group + i) % groups();
            long last = Math.min(end(tried), start(tried) + 2 + groupBlocks / BLOCKS_PER_INODE_BLOCK);
            if (nextInode[tried] < last) {
                return nextInode[tried]++;
            }
        }
        throw full();
    }

    /** Returns a group with free blocks: this one, or the first behind it. */
    int groupWithRoom(int group) {
        for (int i = 0; i < groups(); i++) {
            int tried = (group + i) % groups();
            skipUsed(tried);
            if (next[tried] < end(tried)) {
                return tried;
            }
        }
        throw full();
    }

    /**
     * Allocates a run of consecutive blocks of a group with free blocks.
     *
     * @return one past the last block of the run, which begins at {@link #next}
     */
    long take(int group, long wanted) {
        long taken = Math.min(wanted, Math.min(end(group) - next[group], freeLeft[group]));
        next[group] += taken;
        freeLeft[group] -= aged == null ? 0 : taken;
        return next[group];
    }

    /** Returns the first free block of a group that has room. */
    long next(int group) {
        return next[group];
    }

    /** The next free run of an aged group lies behind a run of blocks in use. */
    private void skipUsed(int group) {
        while (aged != null && freeLeft[group] == 0 && next[group] < end(group)) {
            double mean = (double) aged.freeRun().bytes() / FileSystemImage.BLOCK;
            next[group] = Math.min(
                    end(group),
                    next[group] + (long) (random.nextExponential() * mean * aged.full() / (1 - aged.full())));
            freeLeft[group] = 1 + (long) (random.nextExponential() * mean);
        }
    }

    private static IllegalArgumentException full() {
        return new IllegalArgumentException(
                "the unit below has no room for the files; use a larger unit, or smaller contents");
    }
}
