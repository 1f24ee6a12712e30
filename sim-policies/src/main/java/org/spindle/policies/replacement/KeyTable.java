package org.spindle.policies.replacement;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.cache.ReplacementContext;

/**
 * A number for each of some keys: in an array indexed by key where keys are known to be small, otherwise by open addressing
 * with linear probing (Knuth 1973, section 6.4, algorithms L and R). Allocates only to hold more keys than ever before.
 */
final class KeyTable {

    /** The number of a key that is not in the table. */
    static final int ABSENT = -1;

    private static final long MOST_DIRECT = 1 << 28;
    private static final int FIRST_SIZE = 64;

    /** Number + 1 by key; null if keys may be large. */
    private final int @Nullable [] direct;

    private long[] keys;

    /** Number + 1 by place; 0 where no key is. */
    private int[] numbers;

    private int size;
    private int touched;

    KeyTable(ReplacementContext context) {
        direct = context.keyLimit() <= MOST_DIRECT ? new int[(int) context.keyLimit()] : null;
        keys = new long[direct == null ? FIRST_SIZE : 0];
        numbers = new int[keys.length];
    }

    /** Returns the number of a key, or {@link #ABSENT}. */
    int get(long key) {
        return direct == null ? numbers[place(key)] - 1 : direct[(int) key] - 1;
    }

    /** Reads the place of a key, so that it is in the processor's caches when the key is looked up. */
    void touch(long key) {
        touched += direct == null ? numbers[home(key)] : direct[(int) key];
    }

    /** Gives a key a number, not negative, in place of the one it may have. */
    void put(long key, int number) {
        if (direct != null) {
            direct[(int) key] = number + 1;
            return;
        }
        int place = place(key);
        if (numbers[place] == 0) {
            if (2 * (size + 1) > keys.length) {
                enlarge();
                place = place(key);
            }
            size++;
        }
        keys[place] = key;
        numbers[place] = number + 1;
    }

    /** Removes a key that is in the table. */
    void remove(long key) {
        if (direct != null) {
            direct[(int) key] = 0;
            return;
        }
        int mask = keys.length - 1;
        int gap = place(key);
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

    /** Returns where a key is, or where it would be put. */
    private int place(long key) {
        int place = home(key);
        while (numbers[place] != 0 && keys[place] != key) {
            place = place + 1 & keys.length - 1;
        }
        return place;
    }

    private int home(long key) {
        return (int) Mixed.of(key) & keys.length - 1;
    }

    private void enlarge() {
        long[] oldKeys = keys;
        int[] oldNumbers = numbers;
        keys = new long[2 * oldKeys.length];
        numbers = new int[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldNumbers[i] != 0) {
                int place = place(oldKeys[i]);
                keys[place] = oldKeys[i];
                numbers[place] = oldNumbers[i];
            }
        }
    }
}
