package org.spindle.workload.trace.figures;

import java.util.Arrays;

/** Counts the misses of an LRU cache of a number of entries, empty at the start. */
final class LruCache {

    private static final int NONE = -1;

    private final int capacity;

    /** Slot of each entry by its number, or NONE. */
    private int[] slotOf = new int[1024];

    private int[] entryOf;
    private int[] newer;
    private int[] older;
    private int newest = NONE;
    private int oldest = NONE;
    private int used;
    private long misses;

    /**
     * @param capacity entries, positive
     */
    LruCache(int capacity) {
        this.capacity = capacity;
        int room = Math.min(capacity, 1024);
        entryOf = new int[room];
        newer = new int[room];
        older = new int[room];
        Arrays.fill(slotOf, NONE);
    }

    int capacity() {
        return capacity;
    }

    long misses() {
        return misses;
    }

    /**
     * Looks an entry up and inserts it if it is absent.
     *
     * @param entry its number; numbers from 0 without large gaps
     */
    void access(int entry) {
        if (entry >= slotOf.length) {
            int known = slotOf.length;
            slotOf = Arrays.copyOf(slotOf, Math.max(entry + 1, 2 * known));
            Arrays.fill(slotOf, known, slotOf.length, NONE);
        }
        int slot = slotOf[entry];
        if (slot == newest && slot != NONE) {
            return;
        }
        if (slot == NONE) {
            misses++;
            slot = used < capacity ? freeSlot() : evict();
            slotOf[entry] = slot;
            entryOf[slot] = entry;
        } else {
            unlink(slot);
        }
        linkNewest(slot);
    }

    private int freeSlot() {
        if (used == entryOf.length) {
            int room = (int) Math.min(capacity, 2L * used);
            entryOf = Arrays.copyOf(entryOf, room);
            newer = Arrays.copyOf(newer, room);
            older = Arrays.copyOf(older, room);
        }
        return used++;
    }

    private int evict() {
        int slot = oldest;
        unlink(slot);
        slotOf[entryOf[slot]] = NONE;
        return slot;
    }

    private void unlink(int slot) {
        int before = older[slot];
        int after = newer[slot];
        if (before == NONE) {
            oldest = after;
        } else {
            newer[before] = after;
        }
        if (after == NONE) {
            newest = before;
        } else {
            older[after] = before;
        }
    }

    private void linkNewest(int slot) {
        older[slot] = newest;
        newer[slot] = NONE;
        if (newest == NONE) {
            oldest = slot;
        } else {
            newer[newest] = slot;
        }
        newest = slot;
    }
}
