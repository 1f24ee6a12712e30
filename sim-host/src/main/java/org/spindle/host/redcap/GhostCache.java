package org.spindle.host.redcap;

/** Simulates the contents of the cache while it is inactive: the same segments and replacement, without data (section 2.3.3). */
final class GhostCache {

    private final SegmentGrid grid;
    private final SegmentStore store;
    private final boolean keepHits;
    private final boolean keepLateReads;
    private final boolean byPieces;
    private final long largest;

    GhostCache(SegmentGrid grid, RedcapConfig config) {
        this.grid = grid;
        keepHits = config.keepHits();
        keepLateReads = config.keepLateReads();
        byPieces = config.filling() == FillKind.PIECES;
        largest = config.largest().sectors();
        store = new SegmentStore(grid, config.slots(), config.writesRefresh(), wasted -> {});
    }

    /** Copies the contents of a cache. */
    void copy(SegmentStore cache) {
        store.copy(cache);
    }

    void invalidate(long from, long to) {
        store.invalidate(from, to);
    }

    /** Adds the hits, misses and prefetched blocks that a read would cause to {@code costs}, and the reads below to {@code plan}. */
    void read(long sector, long end, ReadCosts costs, ReadPlan plan) {
        for (long at = sector; at < end; ) {
            long segment = grid.segment(at);
            long to = Math.min(end, grid.end(segment));
            DiskSegment found = store.find(segment);
            if (found == null) {
                miss(segment, at, to, costs, plan);
            } else {
                store.touch(found);
                hit(found, at, to, costs, plan);
            }
            at = to;
        }
    }

    private void miss(long segment, long from, long to, ReadCosts costs, ReadPlan plan) {
        int first = grid.block(segment, from);
        int end = grid.endBlock(segment, to);
        int others = grid.count(segment) - (end - first);
        costs.missBlocks += end - first;
        DiskSegment slot = others == 0 ? null : store.claim(segment);
        if (slot == null || byPieces) {
            plan(from, to, plan);
        } else {
            plan(grid.start(segment), grid.end(segment), plan);
        }
        if (slot != null) {
            costs.prefetchedBlocks += others;
            slot.valid.set(0, grid.count(segment));
            slot.valid.clear(first, end);
            if (byPieces) {
                plan(grid.start(segment), grid.sector(segment, first), plan);
                plan(grid.sector(segment, end), grid.end(segment), plan);
            }
        }
    }

    private void plan(long from, long to, ReadPlan plan) {
        for (long at = from; at < to; at = Math.min(to, at + largest)) {
            plan.add(at, Math.min(to, at + largest));
        }
    }

    private void hit(DiskSegment found, long from, long to, ReadCosts costs, ReadPlan plan) {
        long segment = found.key();
        long missingFrom = to;
        int end = grid.endBlock(segment, to);
        for (int block = grid.block(segment, from); block < end; block++) {
            if (found.valid.get(block)) {
                costs.hitBlocks++;
                plan(missingFrom, grid.sector(segment, block), plan);
                missingFrom = to;
                if (!keepHits) {
                    found.valid.clear(block);
                }
            } else {
                costs.missBlocks++;
                missingFrom = Math.min(missingFrom, Math.max(from, grid.sector(segment, block)));
                if (keepLateReads && from <= grid.sector(segment, block) && grid.sector(segment, block + 1) <= to) {
                    found.valid.set(block);
                }
            }
        }
        plan(missingFrom, to, plan);
    }
}
