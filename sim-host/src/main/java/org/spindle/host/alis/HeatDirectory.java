package org.spindle.host.alis;

import it.unimi.dsi.fastutil.ints.IntArrays;

/** Where the units of fixed length are in the reorganised area. */
final class HeatDirectory {

    static final long NONE = -1;

    private final long unitSectors;
    private final long base;

    /** Numbers of units by rising address, and the place of each among them in the area. */
    private final long[] units;

    private final int[] slots;
    private final long[] bySlot;

    /**
     * @param base first sector of the first unit within the area
     */
    HeatDirectory(long[] bySlot, long unitSectors, long base) {
        this.bySlot = bySlot;
        this.unitSectors = unitSectors;
        this.base = base;
        slots = new int[bySlot.length];
        for (int i = 0; i < slots.length; i++) {
            slots[i] = i;
        }
        IntArrays.stableSort(slots, (a, b) -> Long.compare(bySlot[a], bySlot[b]));
        units = new long[bySlot.length];
        for (int i = 0; i < units.length; i++) {
            units[i] = bySlot[slots[i]];
        }
    }

    int count() {
        return units.length;
    }

    long unitSectors() {
        return unitSectors;
    }

    /** Returns the number of the unit at a place in the area. */
    long unitAt(int slot) {
        return bySlot[slot];
    }

    /** First sector of the first unit within the area. */
    long base() {
        return base;
    }

    /**
     * Returns where a sector is within the area, or {@link #NONE}.
     *
     * @param filled sectors of the area that hold their copies
     */
    long place(long sector, long filled) {
        int index = find(sector / unitSectors);
        if (index == units.length || units[index] != sector / unitSectors) {
            return NONE;
        }
        long place = base + slots[index] * unitSectors;
        return place + unitSectors <= filled ? place + sector % unitSectors : NONE;
    }

    /** Returns where the next unit begins behind the one of a sector, or {@code limit} if none does before that. */
    long nextStart(long sector, long limit) {
        int index = find(sector / unitSectors + 1);
        return index == units.length ? limit : Math.min(limit, units[index] * unitSectors);
    }

    /** Returns the end of the unit of a sector. */
    long unitEnd(long sector) {
        return sector - sector % unitSectors + unitSectors;
    }

    /** Returns the first index whose unit is not below. */
    private int find(long unit) {
        int low = 0;
        int high = units.length;
        while (low < high) {
            int middle = low + high >>> 1;
            if (units[middle] < unit) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
