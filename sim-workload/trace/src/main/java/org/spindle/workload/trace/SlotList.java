package org.spindle.workload.trace;

import java.util.Arrays;

/** A doubly linked list of slot numbers; each is at most once in it. */
public final class SlotList {

    /** Stands for no slot. */
    public static final int NONE = -1;

    private int[] before = new int[1024];
    private int[] after = new int[1024];
    private int first = NONE;
    private int last = NONE;

    /** Returns the slot added or moved to the front the longest time ago; NONE if the list is empty. */
    public int last() {
        return last;
    }

    /** Returns the slot before one in the list; NONE if that is the first. */
    public int before(int slot) {
        return before[slot];
    }

    /** Adds a slot that is not in the list. */
    public void addFirst(int slot) {
        if (slot >= before.length) {
            int room = Math.max(slot + 1, 2 * before.length);
            before = Arrays.copyOf(before, room);
            after = Arrays.copyOf(after, room);
        }
        before[slot] = NONE;
        after[slot] = first;
        if (first == NONE) {
            last = slot;
        } else {
            before[first] = slot;
        }
        first = slot;
    }

    /** Removes a slot of the list. */
    public void remove(int slot) {
        int previous = before[slot];
        int next = after[slot];
        if (previous == NONE) {
            first = next;
        } else {
            after[previous] = next;
        }
        if (next == NONE) {
            last = previous;
        } else {
            before[next] = previous;
        }
    }

    public void moveToFront(int slot) {
        if (slot != first) {
            remove(slot);
            addFirst(slot);
        }
    }
}
