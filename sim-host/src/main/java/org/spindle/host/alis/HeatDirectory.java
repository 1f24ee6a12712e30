package org.spindle.host.alis;

import org.spindle.host.alis.analysis.SortedKeys;
import org.spindle.host.alis.analysis.UnitOrder;

/** The locations of units of fixed length in the reorganised area. */
final class HeatDirectory {

    static final long NONE = -1;

    private final UnitOrder units;
    private final long unitSectors;
    private final long base;

    /** The last lookups by sector and by location. */
    private final SortedKeys.Cursor found;

    private final SortedKeys.Cursor copied;

    /**
     * @param units in their order in the area
     * @param base first sector of the first unit within the area
     */
    HeatDirectory(UnitOrder units, long unitSectors, long base) {
        this.units = units;
        this.unitSectors = unitSectors;
        this.base = base;
        found = units.byAddress().cursor();
        copied = units.byAddress().cursor();
    }

    int count() {
        return units.count();
    }

    long unitSectors() {
        return unitSectors;
    }

    /** Returns the number of the unit at a place in the area. */
    long unitAt(int slot) {
        copied.moveTo(units.rank(slot));
        return copied.key();
    }

    /**
     * Returns where a sector is within the area, or {@link #NONE}.
     *
     * @param filled sectors of the area that hold their copies
     */
    long place(long sector, long filled) {
        found.seek(sector / unitSectors);
        if (!found.isValid() || found.key() != sector / unitSectors) {
            return NONE;
        }
        long place = base + units.slot(found.index()) * unitSectors;
        return place + unitSectors <= filled ? place + sector % unitSectors : NONE;
    }

    /** Returns where the next unit after that of a sector begins, or {@code limit} if none begins before that. */
    long nextStart(long sector, long limit) {
        found.seek(sector / unitSectors + 1);
        return found.isValid() ? Math.min(limit, found.key() * unitSectors) : limit;
    }

    /** Returns the end of the unit of a sector. */
    long unitEnd(long sector) {
        return sector - sector % unitSectors + unitSectors;
    }
}
