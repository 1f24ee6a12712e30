package org.spindle.host.cache;

import java.util.ArrayList;
import java.util.List;

/** Writes dirty data out in pieces, each contiguous on the unit below. */
final class Destager {

    private final BlockCache cache;
    private final LineShape shape;
    private final Lines lines;
    private final Locks locks;
    private final int cluster;
    private final boolean fromLineStart;
    private final List<WriteOut> pool = new ArrayList<>();
    private int inProgress;

    /** @param cluster maximum lines in one piece */
    Destager(BlockCache cache, int cluster) {
        this.cache = cache;
        this.cluster = cluster;
        fromLineStart = cache.rules().compat().contains(CacheCompat.CLUSTER_FROM_LINE_START);
        shape = cache.rules().shape();
        lines = cache.lines();
        locks = cache.locks();
    }

    /**
     * Begins to destage all dirty data of a line, except what is locked exclusively.
     *
     * @return the number of pieces
     */
    int writeOut(int slot) {
        int pieces = 0;
        for (int grain = nextWritable(slot, 0); grain < shape.grains(); grain = nextWritable(slot, grain)) {
            begin(slot, grain, false);
            pieces++;
        }
        return pieces;
    }

    /**
     * Begins to write out the first piece of a line.
     *
     * @param isUrgent whether the request is critical
     * @return false if all dirty data of the line is locked exclusively, or there is none
     */
    boolean writeOutOne(int slot, boolean isUrgent) {
        int grain = nextWritable(slot, 0);
        if (grain == shape.grains()) {
            return false;
        }
        begin(slot, grain, isUrgent);
        return true;
    }

    /** Returns the first grain, from one on, that is dirty and readable; the number of grains if none is. */
    private int nextWritable(int slot, int from) {
        int grain = lines.cleanTo(slot, from, shape.grains());
        while (grain < shape.grains() && !isReadable(slot, grain)) {
            grain = lines.cleanTo(slot, grain + 1, shape.grains());
        }
        return grain;
    }

    /** Returns whether a grain is valid and not locked exclusively. */
    private boolean isReadable(int slot, int grain) {
        return readableTo(slot, grain, grain + 1) > grain;
    }

    /** Returns the first grain from {@code from} to before {@code to} that is not readable; {@code to} if all are. */
    private int readableTo(int slot, int from, int to) {
        int end = lines.validTo(slot, from, to);
        if (from == end) {
            return from;
        }
        int lastPart = (int) LineShape.whole((long) end * shape.grain() - 1, shape.lock());
        for (int part = (int) LineShape.whole((long) from * shape.grain(), shape.lock()); part <= lastPart; part++) {
            if (locks.isHeldExclusively(slot, part)) {
                return Math.max(from, (int) LineShape.whole((long) part * shape.lock(), shape.grain()));
            }
        }
        return end;
    }

    /** Begins with a dirty grain, and ends with the last dirty grain that only readable grains separate from it. */
    private void begin(int slot, int firstGrain, boolean isUrgent) {
        int unit = lines.unitOf(slot);
        long start = lines.firstSector(slot);
        long from = start + (long) firstGrain * shape.grain();
        long to = start + (long) reach(slot, firstGrain) * shape.grain();
        int most = fromLineStart && firstGrain > 0 ? 1 : cluster;
        int joined = 1;
        while (joined < most && from == LineShape.down(from, shape.line())) {
            int before = lines.find(unit, from - shape.line());
            int grain = before == Lines.NONE ? shape.grains() : reachBack(before);
            if (grain == shape.grains()) {
                break;
            }
            from = lines.firstSector(before) + (long) grain * shape.grain();
            joined++;
        }
        while (joined < most && to == LineShape.down(to, shape.line())) {
            int behind = lines.find(unit, to);
            if (behind == Lines.NONE || !lines.isDirty(behind, 0) || !isReadable(behind, 0)) {
                break;
            }
            to = lines.firstSector(behind) + (long) reach(behind, 0) * shape.grain();
            joined++;
        }
        WriteOut out = pool.isEmpty() ? new WriteOut(cache) : pool.remove(pool.size() - 1);
        inProgress++;
        out.begin(unit, from, to, isUrgent);
    }

    /** Returns one past the last dirty grain that only readable grains separate from a first one, which is dirty. */
    private int reach(int slot, int first) {
        return lines.dirtyTo(slot, first, readableTo(slot, first + 1, shape.grains()));
    }

    /** Returns the first dirty grain from which all grains to the end of the line are readable; none unless the last grain is dirty. */
    private int reachBack(int slot) {
        int first = shape.grains();
        if (lines.isDirty(slot, first - 1)) {
            for (int grain = first - 1; grain >= 0 && isReadable(slot, grain); grain--) {
                if (lines.isDirty(slot, grain)) {
                    first = grain;
                }
            }
        }
        return first;
    }

    /** Returns the number of destages in progress. */
    int inProgress() {
        return inProgress;
    }

    void done(WriteOut out) {
        inProgress--;
        pool.add(out);
    }
}
