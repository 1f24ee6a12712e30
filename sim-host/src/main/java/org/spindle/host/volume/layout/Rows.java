package org.spindle.host.volume.layout;

import org.spindle.spi.config.Size;

/**
 * The rows of a member. The last one is shorter if the capacity is not a multiple of the unit.
 *
 * @param unit sectors in a row, at least 1
 * @param capacity sectors of a member, at least 1
 */
public record Rows(long unit, long capacity) {

    public Rows {
        if (unit < 1 || capacity < 1) {
            throw new IllegalArgumentException("rows of " + unit + " sectors on a member of " + capacity + " sectors");
        }
    }

    /**
     * The rows of a layout that is configured by the length of its units.
     *
     * @param capacity sectors of a member, at least 1
     * @throws IllegalArgumentException if a unit is not a whole number of sectors
     */
    static Rows of(Size unit, long capacity) {
        if (unit.bytes() % Size.SECTOR != 0) {
            throw new IllegalArgumentException("a unit of " + unit
                    + " is not a whole number of sectors; take a multiple of " + Size.SECTOR + " B");
        }
        return new Rows(unit.sectors(), capacity);
    }

    /** Rows, a shorter last one included. */
    long count() {
        return (capacity + unit - 1) / unit;
    }

    /** Rows of a whole unit. */
    long whole() {
        return capacity / unit;
    }

    /** Sectors in a row. */
    long length(long row) {
        return row < whole() ? unit : capacity - row * unit;
    }

    long start(long row) {
        return Math.min(row * unit, capacity);
    }

    /** The number of a unit when {@code across} of them lie side by side in each row and sectors are counted row by row. */
    long unitOf(long sector, int across) {
        long wholeUnits = whole() * across;
        long shorter = sector - wholeUnits * unit;
        return shorter < 0 ? sector / unit : wholeUnits + shorter / (capacity % unit);
    }

    /** Sectors from the beginning of that unit. */
    long offsetOf(long sector, int across) {
        long shorter = sector - whole() * across * unit;
        return shorter < 0 ? sector % unit : shorter % (capacity % unit);
    }
}
