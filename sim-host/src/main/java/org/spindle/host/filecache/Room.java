package org.spindle.host.filecache;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementPolicy;

/** Finds buffers for blocks to be inserted into the cache. Dirty victims are written back. */
final class Room implements EvictionFilter {

    private final Buffers buffers;
    private final ReplacementPolicy policy;
    private final CacheTransfers transfers;
    private final long blockBytes;
    private final boolean skipDirty;

    /** Whether the search has found a buffer that will become free. */
    private boolean isOver;

    private final IntArrayList met = new IntArrayList();

    Room(Buffers buffers, ReplacementPolicy policy, CacheTransfers transfers, FileCacheConfig config) {
        this.buffers = buffers;
        this.policy = policy;
        this.transfers = transfers;
        blockBytes = config.block().bytes();
        skipDirty = config.skipDirty();
    }

    /**
     * Allocates a buffer to a block, and returns it; or {@link Buffers#NONE} if none is free now and the access has to
     * wait.
     */
    int find(long key) {
        int buffer = buffers.unused();
        if (buffer == Buffers.NONE) {
            isOver = false;
            buffer = policy.victim(this, key, blockBytes);
            if (buffer != ReplacementPolicy.NONE) {
                policy.removed(buffer, RemovalReason.EVICTED);
                buffers.take(buffer);
            }
            for (int i = 0; i < met.size(); i++) {
                transfers.write(met.getInt(i), null);
            }
            met.clear();
        }
        if (buffer != Buffers.NONE) {
            buffers.give(buffer, key);
        }
        return buffer;
    }

    @Override
    public boolean mayEvict(int buffer) {
        if (isOver || buffers.is(buffer, Buffers.READING)) {
            return false;
        }
        if (!buffers.is(buffer, Buffers.DIRTY | Buffers.WRITING)) {
            return true;
        }
        if (buffers.is(buffer, Buffers.DIRTY)) {
            met.add(buffer);
        }
        isOver = !skipDirty;
        return false;
    }
}
