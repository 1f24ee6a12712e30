package org.spindle.flash.ssd;

import org.spindle.flash.store.BlockStore;
import org.spindle.flash.store.SlcBlocks;
import org.spindle.flash.store.WriteStream;

/** Decides which writes go to the SLC cache, and when a block of it is folded. */
final class SlcFolding {

    private final BlockStore store;
    private final SlcBlocks slc;
    private final SlcCacheConfig.WhenFull whenFull;
    private final double foldBelow;
    private final int reserved;
    private boolean isIdle;

    /**
     * @param reserved free blocks of a plane that folding leaves to garbage collection
     */
    SlcFolding(SlcCacheConfig config, BlockStore store, SlcBlocks slc, int reserved) {
        this.store = store;
        this.slc = slc;
        this.reserved = reserved;
        whenFull = config.whenFull();
        foldBelow = config.foldBelow() * slc.size();
    }

    /**
     * Returns the stream to which a page of the host is written in a plane: that of the cache, or that which bypasses the
     * cache if the cache has no room in the plane and no folding would make room.
     */
    WriteStream stream(int plane) {
        return store.hasRoom(plane, WriteStream.CACHED)
                        || whenFull == SlcCacheConfig.WhenFull.FOLD && slc.used(plane) > 0
                ? WriteStream.CACHED
                : WriteStream.HOST;
    }

    /** Sets whether the host is idle. */
    void idle(boolean newIsIdle) {
        isIdle = newIsIdle;
    }

    /**
     * Returns the block of a plane to be folded now, or {@link BlockStore#NONE}.
     *
     * @param isAwaited whether writes wait for room in the plane
     */
    int due(int plane, boolean isAwaited) {
        int block = slc.oldest(plane);
        if (block == BlockStore.NONE || !store.isFoldable(block) || store.freeBlocks(plane) <= reserved) {
            return BlockStore.NONE;
        }
        int available = slc.available(plane, store.freeBlocks(plane));
        return isIdle || isAwaited || available < foldBelow ? block : BlockStore.NONE;
    }

    /** Returns the block of the cache whose folding gives a free block to a plane that is short of them, or {@link BlockStore#NONE}. */
    int borrowed(int plane) {
        int block = slc.oldestLent(plane);
        return block != BlockStore.NONE && store.isFoldable(block) ? block : BlockStore.NONE;
    }
}
