package org.spindle.spi.request;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Numbers by slot. Grows to the highest slot that was ever stored; from then on nothing is allocated. */
final class Slots {

    private static final long[] EMPTY = {};

    private final long absent;

    /** A bit for each slot in which something is stored; the values of the others have no meaning. */
    private long stored;

    private long[] values = EMPTY;

    /** The slots from {@link Long#SIZE} on; null if nothing was ever stored there. */
    private @Nullable Slots more;

    /**
     * @param absent value of a slot in which nothing is stored
     */
    Slots(long absent) {
        this.absent = absent;
    }

    long get(int slot) {
        if (slot >= Long.SIZE) {
            return more == null ? absent : more.get(slot - Long.SIZE);
        }
        return (stored >>> slot & 1) == 0 ? absent : values[slot];
    }

    void set(int slot, long value) {
        if (slot >= Long.SIZE) {
            more().set(slot - Long.SIZE, value);
            return;
        }
        if (slot >= values.length) {
            values = Arrays.copyOf(values, slot + 1);
        }
        stored |= 1L << slot;
        values[slot] = value;
    }

    void add(int slot, long amount) {
        set(slot, get(slot) + amount);
    }

    /** Subtracts from a slot, at most its value; returns the remainder. */
    long take(int slot, long amount) {
        long taken = Math.min(amount, Math.max(0, get(slot)));
        if (taken > 0) {
            add(slot, -taken);
        }
        return amount - taken;
    }

    /** Subtracts from all slots in order, at most their values; returns the remainder. */
    long takeAny(long amount) {
        long left = amount;
        for (long rest = stored; left > 0 && rest != 0; rest &= rest - 1) {
            left = take(Long.numberOfTrailingZeros(rest), left);
        }
        return more == null ? left : more.takeAny(left);
    }

    void clear() {
        stored = 0;
        if (more != null) {
            more.clear();
        }
    }

    void copy(Slots from) {
        clear();
        setAll(from);
    }

    void addAll(Slots from) {
        for (long rest = from.stored; rest != 0; rest &= rest - 1) {
            int slot = Long.numberOfTrailingZeros(rest);
            add(slot, from.values[slot]);
        }
        if (from.more != null) {
            more().addAll(from.more);
        }
    }

    /** Copies all slots of another object. */
    void setAll(Slots from) {
        for (long rest = from.stored; rest != 0; rest &= rest - 1) {
            int slot = Long.numberOfTrailingZeros(rest);
            set(slot, from.values[slot]);
        }
        if (from.more != null) {
            more().setAll(from.more);
        }
    }

    private Slots more() {
        if (more == null) {
            more = new Slots(absent);
        }
        return more;
    }
}
