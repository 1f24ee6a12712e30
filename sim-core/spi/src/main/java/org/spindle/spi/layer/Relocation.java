package org.spindle.spi.layer;

/**
 * A change of the addresses of a unit's data by its user, without requests: which data has been copied, and where it is read from
 * now on. Addresses are sectors of the unit.
 */
public interface Relocation {

    /** The place of data that has been replaced by other data, or was out of date. */
    long GONE = -1;

    /**
     * Returns the sector from which the data is read that was at a sector before; {@link #GONE} if it is not read any more. No two
     * sectors with different data have the same place. A sector that is not part of the change is its own place.
     */
    long place(long sector);

    /**
     * Returns an end, greater than {@code sector} and at most {@code limit}, of sectors from this one on, whose places follow its
     * place, or which are all gone.
     *
     * @param limit greater than {@code sector}
     */
    long end(long sector, long limit);
}
