package org.spindle.host.redcap;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** The disk segments of the cache, with LRU replacement (section 2.3.1). */
final class SegmentStore {

    private final SegmentGrid grid;
    private final Long2ObjectOpenHashMap<DiskSegment> segments = new Long2ObjectOpenHashMap<>();
    private final DiskSegment[] all;
    private final boolean writesRefresh;
    private final IntConsumer wasted;
    private DiskSegment oldest;
    private DiskSegment newest;

    /**
     * @param slots number of segments
     * @param writesRefresh whether a write of blocks counts as a use of their segment
     * @param wasted receives the numbers of prefetched blocks that are discarded unread
     */
    SegmentStore(SegmentGrid grid, int slots, boolean writesRefresh, IntConsumer wasted) {
        this.grid = grid;
        this.writesRefresh = writesRefresh;
        this.wasted = wasted;
        all = new DiskSegment[slots];
        all[0] = new DiskSegment();
        oldest = all[0];
        newest = all[0];
        for (int i = 1; i < slots; i++) {
            all[i] = new DiskSegment();
            append(all[i]);
        }
    }

    /** Returns the slot of a disk segment, or null if it is not in the cache. */
    @Nullable
    DiskSegment find(long segment) {
        return segments.get(segment);
    }

    /** Allocates a slot for a disk segment that is not in the cache, as the most recently used; returns null if all slots are in use. */
    @Nullable
    DiskSegment claim(long segment) {
        DiskSegment slot = oldest;
        while (slot.isBusy()) {
            DiskSegment next = slot.newer;
            if (next == null) {
                return null;
            }
            slot = next;
        }
        give(slot, segment);
        return slot;
    }

    private void give(DiskSegment slot, long segment) {
        if (slot.key() != DiskSegment.NONE) {
            segments.remove(slot.key());
            wasted.accept(slot.unread());
        }
        slot.take(segment);
        segments.put(segment, slot);
        touch(slot);
    }

    /** Makes a segment the most recently used. */
    void touch(DiskSegment segment) {
        DiskSegment newer = segment.newer;
        if (newer == null) {
            return;
        }
        DiskSegment older = segment.older;
        newer.older = older;
        if (older == null) {
            oldest = newer;
        } else {
            older.newer = newer;
        }
        append(segment);
    }

    private void append(DiskSegment segment) {
        segment.older = newest;
        segment.newer = null;
        newest.newer = segment;
        newest = segment;
    }

    /** Invalidates the blocks that contain these sectors. */
    void invalidate(long from, long to) {
        if (from == to) {
            return;
        }
        long first = grid.segment(from);
        long last = grid.segment(to - 1);
        if (last - first < segments.size()) {
            for (long key = first; key <= last; key++) {
                DiskSegment found = find(key);
                if (found != null) {
                    invalidate(found, from, to);
                }
            }
        } else {
            for (DiskSegment segment : all) {
                if (segment.key() >= first && segment.key() <= last) {
                    invalidate(segment, from, to);
                }
            }
        }
    }

    private void invalidate(DiskSegment segment, long from, long to) {
        long key = segment.key();
        int fromBlock = grid.block(key, Math.max(from, grid.start(key)));
        int toBlock = grid.endBlock(key, Math.min(to, grid.end(key)));
        wasted.accept(segment.invalidate(fromBlock, toBlock));
        if (writesRefresh) {
            touch(segment);
        }
    }

    /** Copies the segments of another cache of the same size, in the same LRU order, including blocks in transfer to it. */
    void copy(SegmentStore other) {
        segments.clear();
        DiskSegment to = oldest;
        for (DiskSegment from = other.oldest; from != null && to != null; from = from.newer) {
            to.copy(from);
            if (from.key() != DiskSegment.NONE) {
                segments.put(from.key(), to);
            }
            to = to.newer;
        }
    }
}
