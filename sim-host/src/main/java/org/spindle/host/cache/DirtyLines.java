package org.spindle.host.cache;

import java.util.Arrays;

/** The slots that hold dirty data, for each unit in the order in which they became dirty. */
public final class DirtyLines {

    private final int[] oldest;
    private final int[] newest;
    private int[] next;
    private int[] previous;
    private int count;

    public DirtyLines(int units, int size) {
        oldest = new int[units];
        newest = new int[units];
        Arrays.fill(oldest, Lines.NONE);
        Arrays.fill(newest, Lines.NONE);
        next = new int[size];
        previous = new int[size];
    }

    public void grow(int size) {
        next = Arrays.copyOf(next, size);
        previous = Arrays.copyOf(previous, size);
    }

    /** Returns the number of dirty lines of all units. */
    public int count() {
        return count;
    }

    public int oldest(int unit) {
        return oldest[unit];
    }

    /** Returns the next slot; {@link Lines#NONE} after the last. */
    public int next(int slot) {
        return next[slot];
    }

    public void append(int unit, int slot) {
        count++;
        previous[slot] = newest[unit];
        next[slot] = Lines.NONE;
        if (newest[unit] == Lines.NONE) {
            oldest[unit] = slot;
        } else {
            next[newest[unit]] = slot;
        }
        newest[unit] = slot;
    }

    public void remove(int unit, int slot) {
        count--;
        if (previous[slot] == Lines.NONE) {
            oldest[unit] = next[slot];
        } else {
            next[previous[slot]] = next[slot];
        }
        if (next[slot] == Lines.NONE) {
            newest[unit] = previous[slot];
        } else {
            previous[next[slot]] = previous[slot];
        }
    }
}
