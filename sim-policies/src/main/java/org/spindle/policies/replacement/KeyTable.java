package org.spindle.policies.replacement;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.cache.ReplacementContext;

/**
 * Maps keys to non-negative integers: by an array indexed by key where keys are known to be small, otherwise by open
 * addressing with linear probing (Knuth 1973, section 6.4, algorithms L and R). Allocates only when it holds more
 * keys than ever before.
 */
final class KeyTable {

    /** Returned for a key that is not in the table. */
    static final int ABSENT = -1;

    private static final long MOST_DIRECT = 1 << 28;
    private static final int FIRST_SIZE = 64;

    /** Number + 1 by key; null if keys may be large. */
    private final int @Nullable [] direct;

    private long[] keys;

    /** Number + 1 by slot; 0 if the slot is free. */
    private int[] numbers;

    private int size;

    /** Takes what is read ahead, so that the compiler does not leave out the reads. */
    @SuppressWarnings("UnusedVariable")
    private int touched;

    KeyTable(ReplacementContext context) {
        direct = context.keyLimit() <= MOST_DIRECT ? new int[(int) context.keyLimit()] : null;
        keys = new long[direct == null ? FIRST_SIZE : 0];
        numbers = new int[keys.length];
    }

    /** Returns the number of a key, or {@link #ABSENT}. */
    int get(long key) {
        return direct == null ? numbers[slot(key)] - 1 : direct[(int) key] - 1;
    }

    /** Reads the slot of a key, so that it is in the processor's cache when the key is looked up. */
    void touch(long key) {
        touched += direct == null ? numbers[home(key)] : direct[(int) key];
    }

    /** Stores a non-negative number for a key and replaces an earlier one. */
    void put(long key, int number) {
        if (direct != null) {
            direct[(int) key] = number + 1;
            return;
        }
        int slot = slot(key);
        if (numbers[slot] == 0) {
            if (2 * (size + 1) > keys.length) {
                enlarge();
                slot = slot(key);
            }
            size++;
        }
        keys[slot] = key;
        numbers[slot] = number + 1;
    }

    /** Removes a key that is in the table. */
    void remove(long key) {
        if (direct != null) {
            direct[(int) key] = 0;
            return;
        }
        int mask = keys.length - 1;
        int gap = slot(key);
        for (int each = gap + 1 & mask; numbers[each] != 0; each = each + 1 & mask) {
            int home = home(keys[each]);
            if ((each - home & mask) >= (each - gap & mask)) {
                keys[gap] = keys[each];
                numbers[gap] = numbers[each];
                gap = each;
            }
        }
        numbers[gap] = 0;
        size--;
    }

    /** Returns the slot of a key, or the slot where it would be put. */
    private int slot(long key) {
        int slot = home(key);
        while (numbers[slot] != 0 && keys[slot] != key) {
            slot = slot + 1 & keys.length - 1;
        }
        return slot;
    }

    private int home(long key) {
        return (int) KeyHash.of(key) & keys.length - 1;
    }

    private void enlarge() {
        long[] oldKeys = keys;
        int[] oldNumbers = numbers;
        keys = new long[2 * oldKeys.length];
        numbers = new int[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldNumbers[i] != 0) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                numbers[slot] = oldNumbers[i];
            }
        }
    }
}
