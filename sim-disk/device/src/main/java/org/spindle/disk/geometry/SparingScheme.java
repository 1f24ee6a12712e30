package org.spindle.disk.geometry;

/**
 * The placement of spare sectors or tracks in a zone and the treatment of the blocks after a defect. The constants are
 * in the order of DiskSim's "Sparing scheme used" codes 0..10. Slipped positions are never used; the schemes differ in
 * the place of the spares and in how far the blocks after a slip move.
 */
public enum SparingScheme {

    /** No spares and no slips. */
    NONE,

    /** Spare tracks at the end of the zone; whole tracks slip. Spares and slips are counted in tracks. */
    TRACKS_IN_ZONE,

    /** Spare sectors at the end of each cylinder; slips use up the spares of their cylinder. */
    SECTORS_AT_CYLINDER_END,

    /** Spare sectors at the end of each track; slips use up the spares of their track. */
    SECTORS_IN_TRACK,

    /** Spare sectors at the end of each cylinder for replacements; slips move all blocks behind them in the zone. */
    SECTORS_AT_CYLINDER_END_SLIPS_IN_ZONE,

    /** Spare sectors at the front of each cylinder; slips use up the spares of their cylinder. */
    SECTORS_AT_CYLINDER_FRONT,

    /** Spare sectors at the front of each cylinder for replacements; slips move all blocks behind them in the zone. */
    SECTORS_AT_CYLINDER_FRONT_SLIPS_IN_ZONE,

    /** Spares at the end of the disk, outside the zones; slips move all blocks behind them. The zone's spares are ignored. */
    SECTORS_AT_DISK_END,

    /** Spare sectors at the end of each range of cylinders; an incomplete last range has none. */
    SECTORS_IN_RANGE,

    /** Spare sectors at the end of the zone; slips use them up. */
    SECTORS_IN_ZONE,

    /** Spare sectors at the end of the zone for replacements; slips also shorten the zone. */
    SECTORS_IN_ZONE_SLIPS_EXTRA;

    /** Returns false if this scheme ignores a zone's number of spares. */
    public boolean usesSpares() {
        return this != NONE && this != SECTORS_AT_DISK_END;
    }

    /** Returns whether slips, defects and spares are counted in tracks, not in sectors. */
    public boolean countsTracks() {
        return this == TRACKS_IN_ZONE;
    }

    boolean sparesInFront() {
        return this == SECTORS_AT_CYLINDER_FRONT || this == SECTORS_AT_CYLINDER_FRONT_SLIPS_IN_ZONE;
    }

    /** Returns whether slips before a track also delay its first slot: the schemes that format cylinder by cylinder. */
    boolean slipsTurnTracks() {
        return switch (this) {
            case SECTORS_AT_CYLINDER_END,
                    SECTORS_IN_TRACK,
                    SECTORS_AT_CYLINDER_END_SLIPS_IN_ZONE,
                    SECTORS_AT_CYLINDER_FRONT,
                    SECTORS_AT_CYLINDER_FRONT_SLIPS_IN_ZONE -> true;
            default -> false;
        };
    }

    /** Returns true if slips reduce the capacity rather than use a spare. */
    boolean slipsTakeCapacity() {
        return switch (this) {
            case SECTORS_AT_CYLINDER_END_SLIPS_IN_ZONE,
                    SECTORS_AT_CYLINDER_FRONT_SLIPS_IN_ZONE,
                    SECTORS_AT_DISK_END,
                    SECTORS_IN_ZONE_SLIPS_EXTRA -> true;
            default -> false;
        };
    }
}
