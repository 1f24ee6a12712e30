package org.spindle.host.cache;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;

/**
 * The contents of the cache: the line in each slot, and its valid and dirty grains. Takes a few words of memory for
 * each slot that was ever used.
 */
final class Lines {

    static final int NONE = LineTable.NONE;

    private static final int FIRST_SIZE = 256;

    private final LineShape shape;
    private final int units;
    private final int capacity;
    private final int words;
    private final LineTable slots = new LineTable();
    private final DirtyLines dirtyLines;

    private int used;

    /** Slots that were used and have no line. */
    private final IntArrayList free = new IntArrayList();

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
        Arrays.fill(keys, NONE);
        valid = new long[size * words];
        dirty = new long[size * words];
        dirtyGrains = new int[size];
        dirtyLines = new DirtyLines(units, size);
    }

    /** Returns the number of the line that a unit's sector is in, over all units. */
    long keyOf(int unit, long sector) {
        return LineShape.whole(sector, shape.line()) * units + unit;
    }

    int unitOf(int slot) {
        return units == 1 ? 0 : (int) (keys[slot] % units);
    }

    /** Returns the number of the line that a slot has, or had when it was dropped; {@link #NONE} for a free slot. */
    long keyIn(int slot) {
        return keys[slot];
    }

    /** Returns the first sector of a slot's line. */
    long firstSector(int slot) {
        return LineShape.whole(keys[slot], units) * shape.line();
    }

    /** Returns the slot of a line; {@link #NONE} if it is not in the cache. */
    int find(long key) {
        return slots.get(key);
    }

    /** Returns the slot of the line at a sector, which may be negative; {@link #NONE} if it is not in the cache. */
    int find(int unit, long sector) {
        return sector < 0 ? NONE : find(keyOf(unit, sector));
    }

    /** Returns the number of slots that have been used so far. */
    int used() {
        return used;
    }

    /** Returns a slot without a line, which was never used or has been freed; {@link #NONE} if there is none left. */
    int unused() {
        if (!free.isEmpty()) {
            return free.popInt();
        }
        if (used == capacity) {
            return NONE;
        }
        if (used == keys.length) {
            grow((int) Math.min(capacity, 2L * used));
        }
        return used++;
    }

    private void grow(int size) {
        int before = keys.length;
        keys = Arrays.copyOf(keys, size);
        Arrays.fill(keys, before, size, NONE);
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

    /** Removes the line of a clean slot, which is then assigned to another or freed. */
    void drop(int slot) {
        slots.remove(keys[slot]);
        for (int word = slot * words; word < (slot + 1) * words; word++) {
            valid[word] = 0;
        }
    }

    /** Frees a clean slot for any line; it is in the cache no longer. */
    void free(int slot) {
        keys[slot] = NONE;
        free.add(slot);
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

    /** Returns whether a line has a valid grain, but not all grains from a given one on are valid. */
    boolean isPartlyValid(int slot, int from) {
        int grains = shape.grains();
        return invalidTo(slot, 0, grains) < grains && validTo(slot, from, grains) < grains;
    }

    /** Returns the first grain from {@code from} to before {@code to} that is not valid; {@code to} if all are. */
    int validTo(int slot, int from, int to) {
        return first(valid, slot, from, to, false);
    }

    /** Returns the first grain from {@code from} to before {@code to} that is valid; {@code to} if none is. */
    int invalidTo(int slot, int from, int to) {
        return first(valid, slot, from, to, true);
    }

    /** Returns the first grain from {@code from} to before {@code to} that is dirty; {@code to} if none is. */
    int cleanTo(int slot, int from, int to) {
        return dirtyGrains[slot] > 0 ? first(dirty, slot, from, to, true) : to;
    }

    /** Returns one past the last grain from {@code from} to before {@code to} that is dirty; {@code from} if none is. */
    int dirtyTo(int slot, int from, int to) {
        for (int grain = to - 1; grain >= from; grain = (grain & -Long.SIZE) - 1) {
            long upToGrain = dirty[slot * words + (grain >>> 6)] << Long.SIZE - 1 - grain;
            if (upToGrain != 0) {
                return Math.max(from, grain + 1 - Long.numberOfLeadingZeros(upToGrain));
            }
        }
        return from;
    }

    private boolean isSet(long[] bits, int slot, int grain) {
        return (bits[slot * words + (grain >>> 6)] >>> grain & 1) != 0;
    }

    /** Returns the first grain of a range whose bit has a value; {@code to} if there is none. */
    private int first(long[] bits, int slot, int from, int to, boolean value) {
        for (int grain = from; grain < to; grain = (grain | Long.SIZE - 1) + 1) {
            long word = bits[slot * words + (grain >>> 6)];
            long found = (value ? word : ~word) & -1L << grain;
            if (found != 0) {
                return Math.min(to, (grain & -Long.SIZE) + Long.numberOfTrailingZeros(found));
            }
        }
        return to;
    }

    /** Returns the bits of the grains from {@code grain} to before {@code to} that are in the word of {@code grain}. */
    private static long bits(int grain, int to) {
        int above = (grain | Long.SIZE - 1) + 1 - to;
        return -1L << grain & (above > 0 ? -1L >>> above : -1L);
    }

    void makeValid(int slot, int from, int to) {
        for (int grain = from; grain < to; grain = (grain | Long.SIZE - 1) + 1) {
            valid[slot * words + (grain >>> 6)] |= bits(grain, to);
        }
    }

    void makeInvalid(int slot, int from, int to) {
        for (int grain = from; grain < to; grain = (grain | Long.SIZE - 1) + 1) {
            valid[slot * words + (grain >>> 6)] &= ~bits(grain, to);
        }
    }

    void makeDirty(int slot, int from, int to) {
        if (dirtyGrains[slot] == 0 && from < to) {
            dirtyLines.append(unitOf(slot), slot);
        }
        for (int grain = from; grain < to; grain = (grain | Long.SIZE - 1) + 1) {
            int word = slot * words + (grain >>> 6);
            long added = bits(grain, to) & ~dirty[word];
            dirty[word] |= added;
            countDirty(slot, Long.bitCount(added));
        }
    }

    void makeClean(int slot, int from, int to) {
        boolean wasDirty = dirtyGrains[slot] > 0;
        for (int grain = from; grain < to; grain = (grain | Long.SIZE - 1) + 1) {
            int word = slot * words + (grain >>> 6);
            long removed = bits(grain, to) & dirty[word];
            dirty[word] &= ~removed;
            countDirty(slot, -Long.bitCount(removed));
        }
        if (wasDirty && dirtyGrains[slot] == 0) {
            dirtyLines.remove(unitOf(slot), slot);
        }
    }

    private void countDirty(int slot, int more) {
        dirtyGrains[slot] += more;
        dirtyTotal += more;
    }

    /** Returns the dirty lines of each unit, by the time since which they have been dirty. */
    DirtyLines dirtyLines() {
        return dirtyLines;
    }

    /** Returns the dirty data in grains. */
    long dirtyTotal() {
        return dirtyTotal;
    }
}
