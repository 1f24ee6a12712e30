package org.spindle.host.cache;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import org.spindle.spi.layer.Relocation;

/**
 * Gives the cached data of a unit the addresses that a relocation assigns to it. A line keeps its slot, and so its use, if
 * no other line has taken it; data that one line held may be in two then, and data of two in one. Of a grain whose data are not
 * all cached nothing remains, and of a line for which there is no slot. Dirty lines, and those in a transfer, keep their addresses.
 */
final class Relabelling {

    /** Data at its new place, and the slot that has held it. */
    private record Piece(long from, long to, int slot, boolean isMoved) {}

    /** Grains of a line that have data and no slot. */
    private record Homeless(long key, long from, long to) {}

    private final BlockCache cache;
    private final Lines lines;
    private final LineShape shape;
    private final int unit;
    private final Relocation relocation;
    private final List<Piece> pieces = new ArrayList<>();
    private final List<Homeless> homeless = new ArrayList<>();

    /** Slots whose lines have been dropped, and that have no other line yet. */
    private final BitSet dropped = new BitSet();

    private final IntArrayList renamed = new IntArrayList();

    Relabelling(BlockCache cache, int unit, Relocation relocation) {
        this.cache = cache;
        this.unit = unit;
        this.relocation = relocation;
        lines = cache.lines();
        shape = cache.rules().shape();
    }

    /** Returns the number of cached sectors that have new addresses. */
    long perform() {
        for (int slot = 0; slot < lines.used(); slot++) {
            if (isMovable(slot) && hasMoved(slot)) {
                take(slot);
            }
        }
        cache.data().relocated(unit, relocation);
        pieces.sort(Comparator.comparingLong(Piece::from));
        placeAll();
        for (Homeless grains : homeless) {
            int slot = slotLeft(grains.key);
            if (slot != Lines.NONE) {
                fill(slot, grains.from, grains.to);
            }
        }
        for (int slot = dropped.nextSetBit(0); slot >= 0; slot = dropped.nextSetBit(slot + 1)) {
            cache.free(slot);
        }
        cache.policy().renamed(renamed);
        return countMoved();
    }

    private boolean isMovable(int slot) {
        return lines.keyIn(slot) != Lines.NONE
                && lines.unitOf(slot) == unit
                && !lines.isDirty(slot)
                && !cache.locks().isHeld(slot);
    }

    private boolean hasMoved(int slot) {
        long start = lines.firstSector(slot);
        long end = start + shape.line();
        for (long at = start; at < end; at = relocation.end(at, end)) {
            if (relocation.place(at) != at) {
                return true;
            }
        }
        return false;
    }

    /** Drops a line and notes its data. */
    private void take(int slot) {
        long start = lines.firstSector(slot);
        int grains = shape.grains();
        for (int from = lines.invalidTo(slot, 0, grains); from < grains; ) {
            int to = lines.validTo(slot, from, grains);
            note(slot, start + (long) from * shape.grain(), start + (long) to * shape.grain());
            from = lines.invalidTo(slot, to, grains);
        }
        lines.drop(slot);
        dropped.set(slot);
    }

    private void note(int slot, long from, long to) {
        for (long at = from; at < to; ) {
            long end = relocation.end(at, to);
            long place = relocation.place(at);
            if (place != Relocation.GONE) {
                pieces.add(new Piece(place, place + end - at, slot, place != at));
            }
            at = end;
        }
    }

    /** Makes the grains valid whose data the pieces have, one or several that adjoin each other. */
    private void placeAll() {
        for (int first = 0; first < pieces.size(); ) {
            long from = shape.grainTo(pieces.get(first).from);
            long end = pieces.get(first).to;
            int next = first + 1;
            while (next < pieces.size() && pieces.get(next).from <= end) {
                end = Math.max(end, pieces.get(next++).to);
            }
            long to = end == cache.sectors(unit) ? shape.grainTo(end) : shape.grainFrom(end);
            for (long at = from; at < to; ) {
                long line = LineShape.down(at, shape.line());
                while (pieces.get(first).to <= line) {
                    first++;
                }
                place(first, at, Math.min(to, line + shape.line()));
                at = line + shape.line();
            }
            first = next;
        }
    }

    /**
     * Makes grains of one line valid, in its slot or that of a piece that has some of its data.
     *
     * @param first the first piece that may have some
     */
    private void place(int first, long from, long to) {
        long key = lines.keyOf(unit, from);
        int slot = lines.find(key);
        if (slot != Lines.NONE) {
            if (isMovable(slot)) {
                fill(slot, from, to);
            }
            return;
        }
        long lineFrom = LineShape.down(from, shape.line());
        for (int i = first; i < pieces.size() && pieces.get(i).from < lineFrom + shape.line(); i++) {
            Piece piece = pieces.get(i);
            if (piece.to > lineFrom && dropped.get(piece.slot)) {
                assign(piece.slot, key);
                fill(piece.slot, from, to);
                return;
            }
        }
        homeless.add(new Homeless(key, from, to));
    }

    private int slotLeft(long key) {
        int slot = lines.find(key);
        if (slot != Lines.NONE) {
            return isMovable(slot) ? slot : Lines.NONE;
        }
        slot = dropped.nextSetBit(0);
        if (slot < 0) {
            slot = lines.unused();
        }
        if (slot != Lines.NONE) {
            assign(slot, key);
        }
        return slot;
    }

    private void assign(int slot, long key) {
        dropped.clear(slot);
        renamed.add(slot);
        cache.rename(slot, key);
    }

    private void fill(int slot, long from, long to) {
        long start = lines.firstSector(slot);
        lines.makeValid(slot, (int) ((from - start) / shape.grain()), (int) ((to - start) / shape.grain()));
    }

    private long countMoved() {
        long moved = 0;
        for (Piece piece : pieces) {
            for (long at = piece.from; at < piece.to; at++) {
                if (!isCached(at)) {
                    cache.data().dropped(unit, at, 1);
                } else if (piece.isMoved) {
                    moved++;
                }
            }
        }
        return moved;
    }

    private boolean isCached(long sector) {
        int slot = lines.find(unit, sector);
        return slot != Lines.NONE && lines.isValid(slot, (int) ((sector - lines.firstSector(slot)) / shape.grain()));
    }
}
