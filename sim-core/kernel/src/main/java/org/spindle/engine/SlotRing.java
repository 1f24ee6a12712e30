package org.spindle.engine;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** Slots of events of the present time, first in, first out. Works without allocation once it has reached its size. */
final class SlotRing {

    /** A power of two of places. */
    private int[] slots = new int[64];

    private int first;
    private int size;

    boolean isEmpty() {
        return size == 0;
    }

    int size() {
        return size;
    }

    void add(int slot) {
        if (size == slots.length) {
            grow();
        }
        slots[first + size++ & slots.length - 1] = slot;
    }

    /** Removes and returns the first slot; there must be one. */
    int remove() {
        int slot = slots[first];
        first = first + 1 & slots.length - 1;
        size--;
        return slot;
    }

    /**
     * Removes every slot that satisfies the condition, which is evaluated once per slot; the others keep their order.
     */
    void removeIf(IntPredicate condition) {
        for (int left = size; left > 0; left--) {
            int slot = remove();
            if (!condition.test(slot)) {
                add(slot);
            }
        }
    }

    private void grow() {
        int[] larger = Arrays.copyOf(slots, 2 * size);
        System.arraycopy(slots, 0, larger, size, first);
        slots = larger;
    }
}
