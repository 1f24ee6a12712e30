package org.spindle.host.redcap;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A slot of the cache for one disk segment, with the set of its valid blocks. */
final class DiskSegment {

    static final long NONE = -1;

    /** Blocks that are in the cache. */
    final BitSet valid = new BitSet();

    /** Prefetched blocks that have not been read. */
    private final BitSet unread = new BitSet();

    private final List<DiskTransfer> coming = new ArrayList<>();
    private long key = NONE;
    private int users;

    /** Neighbours in the LRU list. */
    @Nullable
    DiskSegment older;

    @Nullable
    DiskSegment newer;

    /** Returns the number of the disk segment in this slot, or {@link #NONE}. */
    long key() {
        return key;
    }

    /** Assigns the slot to another disk segment, with no valid block. */
    void take(long segment) {
        key = segment;
        valid.clear();
        unread.clear();
    }

    /** Returns whether a read or a transfer uses the slot, so that it cannot be replaced. */
    boolean isBusy() {
        return users > 0;
    }

    void pin() {
        users++;
    }

    void unpin() {
        users--;
    }

    void expects(DiskTransfer transfer) {
        pin();
        coming.add(transfer);
    }

    /** Stores the blocks that a transfer has read and that were not written meanwhile. */
    void arrived(DiskTransfer transfer) {
        unpin();
        coming.remove(transfer);
        valid.or(transfer.stored);
        if (transfer.isPrefetch()) {
            unread.or(transfer.stored);
        }
    }

    /** Returns the transfer in progress that will store a block here, or null. */
    @Nullable
    DiskTransfer bringing(int block) {
        for (int i = 0; i < coming.size(); i++) {
            if (coming.get(i).stored.get(block)) {
                return coming.get(i);
            }
        }
        return null;
    }

    /** Returns the number of prefetched blocks that have not been read. */
    int unread() {
        return unread.cardinality();
    }

    /** Records that a block is read; returns whether it was prefetched and is read for the first time. */
    boolean read(int block) {
        boolean isFirst = unread.get(block);
        unread.clear(block);
        return isFirst;
    }

    /**
     * Invalidates blocks, including those in transfer.
     *
     * @return the number of these blocks that were prefetched and not read
     */
    int invalidate(int from, int to) {
        int before = unread.cardinality();
        valid.clear(from, to);
        unread.clear(from, to);
        int wasted = before - unread.cardinality();
        for (int i = 0; i < coming.size(); i++) {
            DiskTransfer transfer = coming.get(i);
            int kept = transfer.stored.cardinality();
            transfer.stored.clear(from, to);
            if (transfer.isPrefetch()) {
                wasted += kept - transfer.stored.cardinality();
            }
        }
        return wasted;
    }

    /** Copies the disk segment and the valid blocks of another slot; blocks in transfer to it count as valid. */
    void copy(DiskSegment other) {
        take(other.key);
        valid.or(other.valid);
        for (int i = 0; i < other.coming.size(); i++) {
            valid.or(other.coming.get(i).stored);
        }
    }
}
