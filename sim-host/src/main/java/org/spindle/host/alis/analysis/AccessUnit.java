package org.spindle.host.alis.analysis;

/**
 * The extent of a request in one {@code long}: its first sector and its length in sectors of 512 bytes. Units in order of their
 * numbers are in order of address.
 */
public final class AccessUnit {

    private static final int LENGTH_BITS = 23;

    /** The longest extent that a unit can represent, in sectors: 4 GiB less a sector. */
    public static final long MOST_SECTORS = (1L << LENGTH_BITS) - 1;

    /** One past the highest address that a unit can begin at: 256 TiB. */
    public static final long MOST_ADDRESS = 1L << 39;

    private AccessUnit() {}

    /**
     * Returns the unit of an extent.
     *
     * @param sector below {@link #MOST_ADDRESS}
     * @param sectors from 1 to {@link #MOST_SECTORS}
     */
    public static long of(long sector, long sectors) {
        return sector << LENGTH_BITS | sectors;
    }

    /** Returns the first sector of a unit. */
    public static long sector(long unit) {
        return unit >>> LENGTH_BITS;
    }

    /** Returns the length of a unit in sectors. */
    public static long sectors(long unit) {
        return unit & MOST_SECTORS;
    }
}
