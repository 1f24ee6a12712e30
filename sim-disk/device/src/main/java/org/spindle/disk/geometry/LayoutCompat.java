package org.spindle.disk.geometry;

/**
 * Known defects of DiskSim 4.0's layout code (64-bit variant) that can be switched on to reproduce its results. Without any,
 * a layout does what DiskSim's manual describes.
 */
public enum LayoutCompat {

    /**
     * Schemes 2, 4, 5, 6: a block pushed past the usable part of its cylinder goes to the start of the next one, where it
     * may collide with that cylinder's blocks (2, 5) or land on a slipped sector (4, 6).
     */
    CARRY_INTO_NEXT_CYLINDER,

    /** Schemes 5, 6: finding the place of a block does not skip the spares in front of the cylinder. */
    FRONT_SPARES_FORGOTTEN,

    /** Scheme 8: a replacement in another range is searched at the same offset in the range of the defect. */
    REPLACEMENT_WITHIN_RANGE,

    /** Scheme 1: the first unused track of a zone is assumed to hold the first blocks of the next zone. */
    UNUSED_TEST_ONE_TRACK_LATE,

    /** Schemes 9, 10: as many blocks at the end of a zone as it has dead sectors in front are reported as spare. */
    UNUSED_TEST_IGNORES_DEAD_SPACE,

    /** A defect that is its own replacement is reported as remapped although the block is in its place. */
    SELF_REPLACEMENT_REPORTED,

    /** A replacement may be a slot that already holds a block, which then shares it. */
    REPLACEMENT_MAY_HOLD_A_BLOCK,

    /** Extent maps: a zone's skew turns only the zone's first cylinder, and never cylinder 0. */
    ZONE_SKEW_ON_FIRST_CYLINDER_ONLY,

    /** Indexed layouts: a remapped block has no width, so that its transfer takes no time. */
    REMAPPED_BLOCK_WITHOUT_WIDTH
}
