package org.spindle.disk.geometry;

/** The physical address of a block. Mutable so that a caller can reuse one, filled by {@link Layout#locate}. */
public final class PhysicalAddress {

    public int cylinder;
    public int head;

    /** Position on the track, counted from the track's logical zero. */
    public int slot;

    /**
     * Sectors per track at which this block is recorded. The same as {@link Track#slots} except for a block moved to a
     * replacement that was formatted differently; 0 when the slot has no width ({@link
     * LayoutCompat#REMAPPED_BLOCK_WITHOUT_WIDTH}).
     */
    public int slotsPerTrack;

    /** True when the block lies alone in a replacement slot, away from its neighbours in block order. */
    public boolean remapped;

    void set(int cylinder, int head, int slot, int slotsPerTrack, boolean remapped) {
        this.cylinder = cylinder;
        this.head = head;
        this.slot = slot;
        this.slotsPerTrack = slotsPerTrack;
        this.remapped = remapped;
    }

    @Override
    public String toString() {
        return "cylinder " + cylinder + ", head " + head + ", slot " + slot + (remapped ? " (remapped)" : "");
    }
}
