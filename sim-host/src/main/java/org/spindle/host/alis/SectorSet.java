package org.spindle.host.alis;

import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import java.util.Arrays;

/** A set of sectors; memory in proportion to the blocks of 64 sectors of which some are in it. */
final class SectorSet {

    private static final int SHIFT = 6;
    private static final long BLOCK = 1L << SHIFT;

    private final Long2LongOpenHashMap masks = new Long2LongOpenHashMap();

    SectorSet() {}

    /** Creates a set with the sectors of another. */
    SectorSet(SectorSet other) {
        masks.putAll(other.masks);
    }

    boolean isEmpty() {
        return masks.isEmpty();
    }

    boolean contains(long sector) {
        return (masks.get(sector >> SHIFT) >>> sector & 1) != 0;
    }

    void add(long from, long to) {
        for (long at = from; at < to; at = blockEnd(at)) {
            long block = at >> SHIFT;
            masks.put(block, masks.get(block) | mask(at, Math.min(to, blockEnd(at))));
        }
    }

    void remove(long from, long to) {
        if (masks.isEmpty()) {
            return;
        }
        for (long at = from; at < to; at = blockEnd(at)) {
            long block = at >> SHIFT;
            long left = masks.get(block) & ~mask(at, Math.min(to, blockEnd(at)));
            if (left == 0) {
                masks.remove(block);
            } else {
                masks.put(block, left);
            }
        }
    }

    void clear() {
        masks.clear();
    }

    /** Returns the first sector from here that is in the set, or {@code limit} if there is none before that. */
    long nextIn(long from, long limit) {
        return next(from, limit, 0);
    }

    /** Returns the first sector from here that is not in the set, or {@code limit}. */
    long nextOut(long from, long limit) {
        return next(from, limit, -1);
    }

    private long next(long from, long limit, long inversion) {
        if (masks.isEmpty()) {
            return inversion == 0 ? limit : Math.min(from, limit);
        }
        for (long at = from; at < limit; at = blockEnd(at)) {
            long found = (masks.get(at >> SHIFT) ^ inversion) & mask(at, blockEnd(at));
            if (found != 0) {
                return Math.min(limit, (at & -BLOCK) + Long.numberOfTrailingZeros(found));
            }
        }
        return limit;
    }

    /** Returns the first sectors of the blocks of which some are in the set, by rising address. */
    long[] blocks() {
        long[] blocks = masks.keySet().toLongArray();
        Arrays.sort(blocks);
        for (int i = 0; i < blocks.length; i++) {
            blocks[i] <<= SHIFT;
        }
        return blocks;
    }

    /** Returns the number of sectors in each of {@link #blocks}. */
    static long blockSectors() {
        return BLOCK;
    }

    private static long blockEnd(long sector) {
        return (sector & -BLOCK) + BLOCK;
    }

    /** Bits of the sectors of one block. */
    private static long mask(long from, long to) {
        long length = to - from;
        return (length == BLOCK ? -1L : (1L << length) - 1) << from;
    }
}
