package org.spindle.host.cache;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Arrays;

/**
 * The contents of the cache: the line in each slot, and its valid and dirty grains. Takes a few words of memory for
 * each slot that was ever used.
 */
final class Lines {

    static final int NONE = -1;

    private static final int FIRST_SIZE = 256;

    private final LineShape shape;
    private final int units;
    private final int capacity;
    private final int words;
    private final Long2IntOpenHashMap slots = new Long2IntOpenHashMap();
    private final DirtyLines dirtyLines;

    private int used;
    private long[] keys;
    private long[] valid;
    private long[] dirty;
    private int[] dirtyGrains;
    private long dirtyTotal;

    Lines(LineShape shape, int units, int capacity) {
        this.shape = shape;
        this.units = units;
        this.capacity = capacity;
        words = (shape.grains() + Long.SIZE - 1) / Long.SIZE;
        int size = Math.min(capacity, FIRST_SIZE);
        keys = new long[size];
        valid = new long[size * words];
        dirty = new long[size * words];
        dirtyGrains = new int[size];
        dirtyLines = new DirtyLines(units, size);
        slots.defaultReturnValue(NONE);
    }

    /** Number of the line that a unit's sector is in, over all units. */
    long keyOf(int unit, long sector) {
        return LineShape.whole(sector, shape.line()) * units + unit;
    }

    int unitOf(int slot) {
        return units == 1 ? 0 : (int) (keys[slot] % units);
    }

    long keyIn(int slot) {
        return keys[slot];
    }

    /** The first sector of a slot's line. */
    long firstSector(int slot) {
        return LineShape.whole(keys[slot], units) * shape.line();
    }

    /** The slot of a line; {@link #NONE} if it is not in the cache. */
    int find(long key) {
        return slots.get(key);
    }

    /** The slot of the line at a sector, which may be negative; {@link #NONE} if it is not in the cache. */
    int find(int unit, long sector) {
        return sector < 0 ? NONE : slots.get(keyOf(unit, sector));
    }

    /** Slots that have been used so far. */
    int used() {
        return used;
    }

    /** A slot that was never used; {@link #NONE} if there is none left. */
    int unused() {
        if (used == capacity) {
            return NONE;
        }
        if (used == keys.length) {
            grow((int) Math.min(capacity, 2L * used));
        }
        return used++;
    }

    private void grow(int size) {
        keys = Arrays.copyOf(keys, size);
        valid = Arrays.copyOf(valid, size * words);
        dirty = Arrays.copyOf(dirty, size * words);
        dirtyGrains = Arrays.copyOf(dirtyGrains, size);
        dirtyLines.grow(size);
    }

    /** Assigns a slot to a line, nothing of which is valid. */
    void assign(int slot, long key) {
        keys[slot] = key;
        slots.put(key, slot);
    }

    /** Frees a clean slot. */
    void drop(int slot) {
        slots.remove(keys[slot]);
        Arrays.fill(valid, slot * words, (slot + 1) * words, 0);
    }

    boolean isValid(int slot, int grain) {
        return isSet(valid, slot, grain);
    }

    boolean isDirty(int slot, int grain) {
        return isSet(dirty, slot, grain);
    }

    boolean isDirty(int slot) {
        return dirtyGrains[slot] > 0;
    }

    /** Whether something of a line is valid, but not all from a grain on. */
    boolean isPartlyValid(int slot, int from) {
        boolean isAnyValid = false;
        boolean isAllValid = true;
        for (int grain = 0; grain < shape.grains(); grain++) {
            boolean isValid = isValid(slot, grain);
            isAnyValid |= isValid;
            isAllValid &= isValid || grain < from;
        }
        return isAnyValid && !isAllValid;
    }

    private boolean isSet(long[] bits, int slot, int grain) {
        return (bits[slot * words + (grain >>> 6)] >>> grain & 1) != 0;
    }

    void makeValid(int slot, int from, int to) {
        for (int grain = from; grain < to; grain++) {
            valid[slot * words + (grain >>> 6)] |= 1L << grain;
        }
    }

    void makeInvalid(int slot, int from, int to) {
        for (int grain = from; grain < to; grain++) {
            valid[slot * words + (grain >>> 6)] &= ~(1L << grain);
        }
    }

    void makeDirty(int slot, int from, int to) {
        if (dirtyGrains[slot] == 0 && from < to) {
            dirtyLines.append(unitOf(slot), slot);
        }
        for (int grain = from; grain < to; grain++) {
            if (!isDirty(slot, grain)) {
                dirty[slot * words + (grain >>> 6)] |= 1L << grain;
                dirtyGrains[slot]++;
                dirtyTotal++;
            }
        }
    }

    void makeClean(int slot, int from, int to) {
        boolean wasDirty = dirtyGrains[slot] > 0;
        for (int grain = from; grain < to; grain++) {
            if (isDirty(slot, grain)) {
                dirty[slot * words + (grain >>> 6)] &= ~(1L << grain);
                dirtyGrains[slot]--;
                dirtyTotal--;
            }
        }
        if (wasDirty && dirtyGrains[slot] == 0) {
            dirtyLines.remove(unitOf(slot), slot);
        }
    }

    /** The dirty lines of each unit, by the time since which they have been dirty. */
    DirtyLines dirtyLines() {
        return dirtyLines;
    }

    /** In grains. */
    long dirtyTotal() {
        return dirtyTotal;
    }
}
