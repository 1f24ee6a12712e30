package org.spindle.flash.front;

import java.util.Arrays;

/** A queue of numbers, first in first out, that grows and never shrinks. */
public final class IntQueue {

    private int[] ring = new int[16];
    private int head;
    private int size;

    public void add(int value) {
        if (size == ring.length) {
            int[] larger = Arrays.copyOf(ring, 2 * size);
            for (int i = 0; i < size; i++) {
                larger[i] = ring[(head + i) & (ring.length - 1)];
            }
            ring = larger;
            head = 0;
        }
        ring[(head + size) & (ring.length - 1)] = value;
        size++;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int size() {
        return size;
    }

    /** The first number; the queue is not empty. */
    public int first() {
        return get(0);
    }

    /** Returns the number at an index from the front. */
    public int get(int index) {
        if (index >= size) {
            throw new IllegalStateException("there are " + size + " numbers in the queue, none at " + index);
        }
        return ring[(head + index) & (ring.length - 1)];
    }

    /** Removes and returns the first number. */
    public int remove() {
        int value = first();
        head = (head + 1) & (ring.length - 1);
        size--;
        return value;
    }
}
