package org.spindle.spi.request;

import java.util.Arrays;

/** Numbers by slot. Grows to the highest slot that was ever stored; from then on nothing is allocated. */
final class Slots {

    private static final long[] EMPTY = {};

    private final long absent;
    private long[] values = EMPTY;
    private boolean isUsed;

    /**
     * @param absent value of a slot in which nothing is stored
     */
    Slots(long absent) {
        this.absent = absent;
    }

    long get(int slot) {
        return slot < values.length ? values[slot] : absent;
    }

    void set(int slot, long value) {
        reach(slot);
        values[slot] = value;
    }

    void add(int slot, long amount) {
        reach(slot);
        values[slot] += amount;
    }

    /** Subtracts from a slot, at most its value; returns the remainder. */
    long take(int slot, long amount) {
        long taken = Math.min(amount, Math.max(0, get(slot)));
        if (taken > 0) {
            values[slot] -= taken;
        }
        return amount - taken;
    }

    /** Subtracts from all slots in order, at most their values; returns the remainder. */
    long takeAny(long amount) {
        long left = amount;
        for (int slot = 0; left > 0 && slot < values.length; slot++) {
            left = take(slot, left);
        }
        return left;
    }

    void clear() {
        if (isUsed) {
            Arrays.fill(values, absent);
            isUsed = false;
        }
    }

    void copy(Slots from) {
        clear();
        int length = from.values.length;
        if (from.isUsed) {
            reach(length - 1);
            System.arraycopy(from.values, 0, values, 0, length);
        }
    }

    void addAll(Slots from) {
        for (int slot = 0; from.isUsed && slot < from.values.length; slot++) {
            if (from.values[slot] != from.absent) {
                add(slot, from.values[slot]);
            }
        }
    }

    /** Copies all slots of another object. */
    void setAll(Slots from) {
        for (int slot = 0; from.isUsed && slot < from.values.length; slot++) {
            if (from.values[slot] != from.absent) {
                set(slot, from.values[slot]);
            }
        }
    }

    private void reach(int slot) {
        isUsed = true;
        if (slot >= values.length) {
            int before = values.length;
            values = Arrays.copyOf(values, slot + 1);
            Arrays.fill(values, before, values.length, absent);
        }
    }
}
