package org.spindle.disk.geometry;

/**
 * The map between the logical blocks of a drive and the slots of its tracks.
 *
 * <p>A <em>slot</em> is a physical sector, counted from 0 at the logical zero of its track (the track's skewed start) with
 * slipped and spare sectors included; it is not an angle-ordered sector number. Angles are unsigned 32-bit fractions of a
 * revolution (2<sup>32</sup> units per turn), see {@link Angle}.
 *
 * <p>Implementations are immutable, may be shared between threads, and allocate nothing in any method below.
 */
public interface Layout {

    /** The slot holds no block: it is slipped, spare or reserved. */
    long SLIPPED = -1;

    /** The slot is the home of a block that has been moved to a replacement. */
    long REMAPPED = -2;

    /** There is no such slot. */
    long NONEXISTENT = -4;

    /** Returns the numbers of surfaces, cylinders and blocks. */
    Dimensions dimensions();

    /** Returns the capacity in media blocks. */
    default long blocks() {
        return dimensions().blocks();
    }

    /** Returns the number of physical cylinders, those that hold no blocks included. */
    default int cylinders() {
        return dimensions().cylinders();
    }

    /**
     * Writes the place of {@code block} to {@code out}.
     *
     * @throws IndexOutOfBoundsException if the drive has no such block
     */
    void locate(long block, PhysicalAddress out);

    /**
     * Returns the cylinder that would hold a block if each zone began where it does and had neither slipped, replaced nor spare
     * sectors; in a layout that is not given by zones, the one that does hold it.
     *
     * @param scratch overwritten
     */
    default int zoneCylinder(long block, PhysicalAddress scratch) {
        locate(block, scratch);
        return scratch.cylinder;
    }

    /** Returns the block in a slot, or {@link #SLIPPED}, {@link #REMAPPED} or {@link #NONEXISTENT}. */
    long block(int cylinder, int head, int slot);

    /**
     * Writes the description of a track to {@code out}.
     *
     * @throws IndexOutOfBoundsException if the drive has no such cylinder or head
     */
    void track(int cylinder, int head, Track out);

    /**
     * Returns the angle of the leading edge of a slot, in 2<sup>-32</sup> revolutions, unsigned.
     *
     * @throws IndexOutOfBoundsException if there is no such slot
     */
    int startAngle(int cylinder, int head, int slot);

    /** Returns whether any block lies in a replacement, away from its neighbours. */
    boolean hasReplacements();
}
