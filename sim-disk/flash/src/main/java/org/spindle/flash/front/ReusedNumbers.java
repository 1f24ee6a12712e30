package org.spindle.flash.front;

import java.util.Arrays;

/** Numbers from 0 of records that live in arrays; a released number is taken again, the last one first. */
public final class ReusedNumbers {

    private int[] free = new int[64];
    private int freeCount;
    private int made;

    /** Returns a number that is not taken: a released one, else the least that never was. */
    public int take() {
        return freeCount == 0 ? made++ : free[--freeCount];
    }

    /** Releases a number that is taken. */
    public void release(int number) {
        if (freeCount == free.length) {
            free = Arrays.copyOf(free, 2 * freeCount);
        }
        free[freeCount++] = number;
    }
}
