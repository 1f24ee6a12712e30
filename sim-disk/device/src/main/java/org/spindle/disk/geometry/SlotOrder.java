package org.spindle.disk.geometry;

/**
 * The order in which a zone's slots are used. <em>Positions</em> number the usable places of the zone from 0, dead space
 * included; <em>slots</em> number its physical sectors in the order of its tracks.
 */
interface SlotOrder {

    /** Returns the slot of a position; increasing. */
    long slot(long position);

    /**
     * Returns the number of positions with a slot below {@code slot}; together with the next slot's number this inverts
     * {@link #slot}.
     */
    long positionsBelow(long slot);
}
