package org.spindle.host.redcap;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Room for one disk segment, and which of its blocks are there. */
final class DiskSegment {

    static final long NONE = -1;

    /** Blocks that can be read from here. */
    final BitSet valid = new BitSet();

    /** Those that were prefetched and that nobody has read. */
    private final BitSet unread = new BitSet();

    private final List<DiskTransfer> coming = new ArrayList<>();
    private long key = NONE;
    private int users;

    /** Neighbours by the time of the last use. */
    @Nullable
    DiskSegment older;

    @Nullable
    DiskSegment newer;

    /** Which disk segment it has, or {@link #NONE}. */
    long key() {
        return key;
    }

    /** Takes another disk segment, without any of its blocks. */
    void take(long segment) {
        key = segment;
        valid.clear();
        unread.clear();
    }

    /** Whether somebody reads from it or into it, so that it cannot make room. */
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

    /** Takes the blocks that a transfer has brought and that were not written meanwhile. */
    void arrived(DiskTransfer transfer) {
        unpin();
        coming.remove(transfer);
        valid.or(transfer.kept);
        if (transfer.isPrefetch()) {
            unread.or(transfer.kept);
        }
    }

    /** Returns the transfer that brings a block to stay, or null. */
    @Nullable
    DiskTransfer bringing(int block) {
        for (int i = 0; i < coming.size(); i++) {
            if (coming.get(i).kept.get(block)) {
                return coming.get(i);
            }
        }
        return null;
    }

    /** Returns how many prefetched blocks nobody has read. */
    int unread() {
        return unread.cardinality();
    }

    /** Notes that a block is read; returns whether it was prefetched and is read for the first time. */
    boolean read(int block) {
        boolean isFirst = unread.get(block);
        unread.clear(block);
        return isFirst;
    }

    /**
     * Makes blocks invalid, those on their way included.
     *
     * @return how many of them were prefetched and never read
     */
    int invalidate(int from, int to) {
        int before = unread.cardinality();
        valid.clear(from, to);
        unread.clear(from, to);
        int wasted = before - unread.cardinality();
        for (int i = 0; i < coming.size(); i++) {
            DiskTransfer transfer = coming.get(i);
            int kept = transfer.kept.cardinality();
            transfer.kept.clear(from, to);
            if (transfer.isPrefetch()) {
                wasted += kept - transfer.kept.cardinality();
            }
        }
        return wasted;
    }

    /** Takes the disk segment and the blocks of another, those on their way to it as if they were there. */
    void copy(DiskSegment other) {
        take(other.key);
        valid.or(other.valid);
        for (int i = 0; i < other.coming.size(); i++) {
            valid.or(other.coming.get(i).kept);
        }
    }
}
