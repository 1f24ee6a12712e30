package org.spindle.workload.synthetic;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;

/**
 * Pieces of data in the order of their last accesses, as in an LRU stack, searchable by depth in logarithmic time. An
 * access assigns the next slot of an array to a piece; a tree holds the weights of the slots in use. When the array
 * is full, the slots in use are moved to its beginning, and pieces deeper than needed are dropped.
 */
final class RecencyStack {

    static final int NONE = -1;
    private static final int SMALLEST = 1024;

    /** Factor by which the slots of a kind may exceed those in use before unused ones are removed. */
    private static final int SPARSE = 4;

    private final long deepest;
    private final IntArrayList[] slotsByKind;
    private final int[] liveOfKind;
    private int[] pieceOf = new int[SMALLEST];
    private WeightTree weights = new WeightTree(SMALLEST);
    private int used;
    private int live;

    private final LongArrayList sectors = new LongArrayList();
    private final IntArrayList devices = new IntArrayList();
    private final IntArrayList kinds = new IntArrayList();
    private final IntArrayList free = new IntArrayList();

    private final long[] weightOfKind;

    /**
     * @param weightOfKind weight of a piece of each kind, in blocks
     * @param deepest depth in blocks beyond which pieces may be forgotten
     */
    RecencyStack(long[] weightOfKind, long deepest) {
        this.weightOfKind = weightOfKind.clone();
        this.deepest = deepest;
        liveOfKind = new int[weightOfKind.length];
        slotsByKind = new IntArrayList[weightOfKind.length];
        Arrays.setAll(slotsByKind, i -> new IntArrayList());
    }

    long sector(int piece) {
        return sectors.getLong(piece);
    }

    int device(int piece) {
        return devices.getInt(piece);
    }

    /** Returns the depth of the stack in blocks. */
    long depth() {
        return weights.total();
    }

    /** Adds a new piece on top. */
    void push(int device, long sector, int kind) {
        int piece;
        if (free.isEmpty()) {
            piece = kinds.size();
            devices.add(device);
            sectors.add(sector);
            kinds.add(kind);
        } else {
            piece = free.removeInt(free.size() - 1);
            devices.set(piece, device);
            sectors.set(piece, sector);
            kinds.set(piece, kind);
        }
        top(piece);
    }

    /** Moves the piece in a slot to the top. */
    int touch(int slot) {
        int piece = pieceOf[slot];
        weights.add(slot, -weightOfKind[kinds.getInt(piece)]);
        pieceOf[slot] = NONE;
        liveOfKind[kinds.getInt(piece)]--;
        live--;
        top(piece);
        return piece;
    }

    private void top(int piece) {
        if (used == pieceOf.length) {
            compact();
        }
        int kind = kinds.getInt(piece);
        pieceOf[used] = piece;
        weights.add(used, weightOfKind[kind]);
        IntArrayList slots = slotsByKind[kind];
        if (slots.size() > SPARSE * liveOfKind[kind] + SPARSE) {
            dropUnused(slots);
        }
        slots.add(used);
        liveOfKind[kind]++;
        used++;
        live++;
    }

    private void dropUnused(IntArrayList slots) {
        int kept = 0;
        for (int i = 0; i < slots.size(); i++) {
            int slot = slots.getInt(i);
            if (pieceOf[slot] != NONE) {
                slots.set(kept++, slot);
            }
        }
        slots.size(kept);
    }

    /** Moves the slots in use together, in an array with at least as many free ones. */
    private void compact() {
        int from = weights.total() > deepest ? weights.at(weights.total() - deepest) : 0;
        for (int slot = 0; slot < from; slot++) {
            if (pieceOf[slot] != NONE) {
                free.add(pieceOf[slot]);
                liveOfKind[kinds.getInt(pieceOf[slot])]--;
                live--;
            }
        }
        int[] old = pieceOf;
        int length = old.length;
        while (2 * live > length) {
            length *= 2;
        }
        if (length == old.length) {
            weights.clear();
        } else {
            pieceOf = new int[length];
            weights = new WeightTree(length);
        }
        for (IntArrayList slots : slotsByKind) {
            slots.clear();
        }
        int end = used;
        used = 0;
        for (int slot = from; slot < end; slot++) {
            int piece = old[slot];
            if (piece != NONE) {
                int kind = kinds.getInt(piece);
                pieceOf[used] = piece;
                weights.add(used, weightOfKind[kind]);
                slotsByKind[kind].add(used);
                used++;
            }
        }
    }

    /**
     * Returns the slot of the piece of a kind nearest to a depth.
     *
     * @param depth weight of the data accessed since
     * @return NONE if there is no piece of the kind
     */
    int nearest(int kind, long depth) {
        IntArrayList slots = slotsByKind[kind];
        long point = weights.total() - depth - 1;
        int wanted = point < 0 ? 0 : weights.at(point);
        int at = Arrays.binarySearch(slots.elements(), 0, slots.size(), wanted);
        int above = at >= 0 ? at : -at - 1;
        int below = live(slots, above - 1);
        while (above < slots.size() && pieceOf[slots.getInt(above)] == NONE) {
            above++;
        }
        if (below < 0 || above == slots.size()) {
            return below >= 0 ? slots.getInt(below) : above < slots.size() ? slots.getInt(above) : NONE;
        }
        int high = slots.getInt(above);
        int low = slots.getInt(below);
        return depthOf(low) - depth < depth - depthOf(high) ? low : high;
    }

    /** Returns the slot of the next deeper piece of the same kind as that in a slot, or NONE. */
    int deeper(int slot) {
        IntArrayList slots = slotsByKind[kinds.getInt(pieceOf[slot])];
        int at = live(slots, Arrays.binarySearch(slots.elements(), 0, slots.size(), slot) - 1);
        return at < 0 ? NONE : slots.getInt(at);
    }

    /** Returns the last index of a slot in use up to the given index; negative if there is none. */
    private int live(IntArrayList slots, int index) {
        int at = index;
        while (at >= 0 && pieceOf[slots.getInt(at)] == NONE) {
            at--;
        }
        return at;
    }

    /** Returns the weight of all pieces above a slot. */
    long depthOf(int slot) {
        return weights.total() - weights.below(slot + 1);
    }
}
