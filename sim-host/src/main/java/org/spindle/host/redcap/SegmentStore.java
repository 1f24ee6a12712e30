package org.spindle.host.redcap;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** The disk segments of the cache, of which the one that was used longest ago makes room (section 2.3.1). */
final class SegmentStore {

    private final SegmentGrid grid;
    private final Long2ObjectOpenHashMap<DiskSegment> segments = new Long2ObjectOpenHashMap<>();
    private final DiskSegment[] all;
    private final boolean writesRefresh;
    private final IntConsumer wasted;
    private DiskSegment oldest;
    private DiskSegment newest;

    /**
     * @param room how many segments there is room for
     * @param writesRefresh whether a write of blocks counts as a use of their segment
     * @param wasted told of prefetched blocks that are lost and that nobody has read
     */
    SegmentStore(SegmentGrid grid, int room, boolean writesRefresh, IntConsumer wasted) {
        this.grid = grid;
        this.writesRefresh = writesRefresh;
        this.wasted = wasted;
        all = new DiskSegment[room];
        all[0] = new DiskSegment();
        oldest = all[0];
        newest = all[0];
        for (int i = 1; i < room; i++) {
            all[i] = new DiskSegment();
            append(all[i]);
        }
    }

    /** Returns the room that a disk segment has, or null if it has none. */
    @Nullable
    DiskSegment find(long segment) {
        return segments.get(segment);
    }

    /** Gives room to a disk segment that has none, as the one used last; returns null if all room is busy. */
    @Nullable
    DiskSegment claim(long segment) {
        DiskSegment room = oldest;
        while (room.isBusy()) {
            DiskSegment next = room.newer;
            if (next == null) {
                return null;
            }
            room = next;
        }
        give(room, segment);
        return room;
    }

    private void give(DiskSegment room, long segment) {
        if (room.key() != DiskSegment.NONE) {
            segments.remove(room.key());
            wasted.accept(room.unread());
        }
        room.take(segment);
        segments.put(segment, room);
        touch(room);
    }

    /** Notes that a segment is used. */
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

    /** Makes the blocks that hold these sectors invalid. */
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

    /** Takes the segments of another cache of the same size, in the same order of use, with what is on its way there. */
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
