package org.spindle.host.volume.layout;

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

    /** Returns the number of rows, including a shorter last one. */
    long count() {
        return (capacity + unit - 1) / unit;
    }

    /** Returns the number of rows with a whole unit. */
    long fullRows() {
        return capacity / unit;
    }

    /** Returns the number of sectors in a row. */
    long length(long row) {
        return row < fullRows() ? unit : capacity - row * unit;
    }

    long start(long row) {
        return Math.min(row * unit, capacity);
    }

    /** Returns the number of the unit that contains a sector, if each row has {@code across} units and sectors are counted row by row. */
    long unitOf(long sector, int across) {
        long wholeUnits = fullRows() * across;
        long shorter = sector - wholeUnits * unit;
        return shorter < 0 ? sector / unit : wholeUnits + shorter / (capacity % unit);
    }

    /** Returns the offset of the sector in that unit. */
    long offsetOf(long sector, int across) {
        long shorter = sector - fullRows() * across * unit;
        return shorter < 0 ? sector % unit : shorter % (capacity % unit);
    }
}
