package org.spindle.host.cache;

import org.spindle.spi.request.Request;

/** The whole grains of a range that the host has discarded. */
final class DiscardedRange {

    private final BlockCache cache;
    private final Lines lines;
    private final LineShape shape;
    private final int unit;
    private final long from;
    private final long to;

    DiscardedRange(BlockCache cache, Request discard) {
        this.cache = cache;
        lines = cache.lines();
        shape = cache.rules().shape();
        unit = discard.device();
        from = shape.grainTo(discard.sector());
        to = discard.end() == cache.sectors(unit) ? shape.grainTo(discard.end()) : shape.grainFrom(discard.end());
    }

    /** Invalidates what the cache has of it, except in locked lines. */
    void invalidate() {
        if ((to - from) / shape.line() < lines.used()) {
            for (long start = from; start < to; start = LineShape.up(start + 1, shape.line())) {
                int slot = lines.find(unit, start);
                if (slot != Lines.NONE) {
                    invalidate(slot);
                }
            }
        } else {
            for (int slot = 0; slot < lines.used(); slot++) {
                if (lines.keyIn(slot) != Lines.NONE && lines.unitOf(slot) == unit) {
                    invalidate(slot);
                }
            }
        }
        cache.countDirty();
    }

    private void invalidate(int slot) {
        long start = lines.firstSector(slot);
        long first = Math.max(from, start);
        long end = Math.min(to, start + shape.line());
        if (first < end && !cache.locks().isHeld(slot)) {
            int firstGrain = (int) ((first - start) / shape.grain());
            int endGrain = (int) ((end - start) / shape.grain());
            cache.makeClean(slot, firstGrain, endGrain);
            lines.makeInvalid(slot, firstGrain, endGrain);
            cache.policy().reportDirtiness(slot);
            cache.data().dropped(unit, first, end - first);
        }
    }
}
