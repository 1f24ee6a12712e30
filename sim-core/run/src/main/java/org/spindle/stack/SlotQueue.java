package org.spindle.stack;

/** Slots of a bus, first in first out. Allocates only while it grows. */
final class SlotQueue {

    /** A ring; its length is a power of two. */
    private int[] ring = new int[4];

    private int first;
    private int size;

    void add(int slot) {
        if (size == ring.length) {
            grow();
        }
        ring[(first + size++) & (ring.length - 1)] = slot;
    }

    private void grow() {
        int[] larger = new int[2 * size];
        for (int i = 0; i < size; i++) {
            larger[i] = ring[(first + i) & (size - 1)];
        }
        ring = larger;
        first = 0;
    }

    /** Removes the slot that was added first; there must be one. */
    int remove() {
        if (size == 0) {
            throw new IllegalStateException("no slot is left in the queue");
        }
        int slot = ring[first];
        first = (first + 1) & (ring.length - 1);
        size--;
        return slot;
    }
}
