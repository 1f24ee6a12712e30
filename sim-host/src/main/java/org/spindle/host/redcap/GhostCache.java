package org.spindle.host.redcap;

/** What the cache would have while it is inactive: the same segments and replacement, without data (section 2.3.3). */
final class GhostCache {

    private final SegmentGrid grid;
    private final SegmentStore store;
    private final boolean keepHits;
    private final boolean keepLateReads;

    GhostCache(SegmentGrid grid, RedcapConfig config) {
        this.grid = grid;
        keepHits = config.keepHits();
        keepLateReads = config.keepLateReads();
        store = new SegmentStore(grid, config.room(), config.writesRefresh(), wasted -> {});
    }

    /** Begins with what a cache has. */
    void copy(SegmentStore cache) {
        store.copy(cache);
    }

    void invalidate(long from, long to) {
        store.invalidate(from, to);
    }

    /** Counts the blocks of a read that would be hits and misses, and what would be prefetched. */
    void read(long sector, long end, ReadCosts costs) {
        for (long at = sector; at < end; ) {
            long segment = grid.segment(at);
            long to = Math.min(end, grid.end(segment));
            DiskSegment found = store.find(segment);
            if (found == null) {
                miss(segment, at, to, costs);
            } else {
                store.touch(found);
                hit(found, at, to, costs);
            }
            at = to;
        }
    }

    private void miss(long segment, long from, long to, ReadCosts costs) {
        int first = grid.block(segment, from);
        int end = grid.endBlock(segment, to);
        int others = grid.count(segment) - (end - first);
        costs.missBlocks += end - first;
        if (others > 0) {
            costs.prefetchedBlocks += others;
            DiskSegment room = store.claim(segment);
            if (room != null) {
                room.valid.set(0, grid.count(segment));
                room.valid.clear(first, end);
            }
        }
    }

    private void hit(DiskSegment found, long from, long to, ReadCosts costs) {
        long segment = found.key();
        int end = grid.endBlock(segment, to);
        for (int block = grid.block(segment, from); block < end; block++) {
            if (found.valid.get(block)) {
                costs.hitBlocks++;
                if (!keepHits) {
                    found.valid.clear(block);
                }
            } else {
                costs.missBlocks++;
                if (keepLateReads && from <= grid.sector(segment, block) && grid.sector(segment, block + 1) <= to) {
                    found.valid.set(block);
                }
            }
        }
    }
}
