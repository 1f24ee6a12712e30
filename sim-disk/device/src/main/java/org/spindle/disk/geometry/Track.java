package org.spindle.disk.geometry;

/**
 * One track: its blocks and the angles of its slots. Mutable so that a caller can reuse one, filled by {@link
 * Layout#track}; between two fills it is a plain value.
 */
public final class Track {

    public int cylinder;
    public int head;

    /** Physical sectors on the track, slipped and spare ones included; 0 on a track that was never formatted. */
    public int slots;

    /**
     * Lowest block whose home is on this track, or -1. A block moved to a replacement slot elsewhere still counts; a block
     * that only has its replacement here does not.
     */
    public long firstBlock;

    /** Highest block whose home is on this track, or -1. */
    public long lastBlock;

    /** Whether slot k is known to hold block {@link #firstBlock} + k, for each slot. */
    public boolean isWhole;

    /** Angle of slot 0, in 2<sup>-32</sup> revolutions, unsigned. */
    public int zeroAngle;

    /** floor(2<sup>32</sup> / slots). */
    public int slotWidth;

    /** 2<sup>32</sup> mod slots: the difference between a turn and a revolution of whole slot widths. */
    public int residue;

    /** Returns whether the track is the home of no block. */
    public boolean empty() {
        return firstBlock < 0;
    }

    /** Returns the angle of the leading edge of {@code slot}, in 2<sup>-32</sup> revolutions, unsigned. */
    public int angle(int slot) {
        return Angle.advance(zeroAngle, slot, slotWidth, residue);
    }

    /**
     * Returns how many slots, from one on, begin a whole slot width apart: those up to the angle 0 or the end of the
     * track.
     */
    public int evenSlots(int slot) {
        long width = Integer.toUnsignedLong(slotWidth);
        long toZero = Angle.REVOLUTION - Integer.toUnsignedLong(zeroAngle) - slot * width;
        return toZero <= 0 ? slots - slot : (int) Math.min(slots - slot, (toZero + width - 1) / width);
    }

    void setPosition(int cylinder, int head) {
        this.cylinder = cylinder;
        this.head = head;
    }

    void setSlots(int slots, int zeroAngle) {
        this.slots = slots;
        this.zeroAngle = zeroAngle;
        slotWidth = Angle.slotWidth(slots);
        residue = Angle.residue(slots);
    }

    void setBlocks(long first, long last) {
        firstBlock = first;
        lastBlock = last;
        isWhole = false;
    }

    /** Sets that each slot holds a block, in order from a first one on. */
    void setWhole(long first) {
        setBlocks(first, first + slots - 1);
        isWhole = true;
    }

    /** Widens the block bounds by the blocks from {@code first} to before {@code end}; by none if there are none. */
    void widen(long first, long end) {
        if (first < end) {
            setBlocks(empty() ? first : Math.min(firstBlock, first), Math.max(lastBlock, end - 1));
        }
    }

    void setUnformatted() {
        slots = 0;
        zeroAngle = 0;
        slotWidth = 0;
        residue = 0;
        setBlocks(-1, -1);
    }
}
