package org.spindle.workload.trace.figures;

import static org.spindle.workload.trace.SlotList.NONE;

import java.util.Arrays;
import org.spindle.workload.trace.SlotList;

/** Counts the misses of an LRU cache of a number of entries, empty at the start. */
final class LruCache {

    private final int capacity;

    /** Slot of each entry by its number, or NONE. */
    private int[] slotOf = new int[1024];

    private int[] entryOf;

    /** The slots in use, the most recently accessed first. */
    private final SlotList order = new SlotList();

    private int used;
    private long misses;

    /**
     * @param capacity entries, positive
     */
    LruCache(int capacity) {
        this.capacity = capacity;
        int room = Math.min(capacity, 1024);
        entryOf = new int[room];
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
        if (slot != NONE) {
            order.moveToFront(slot);
            return;
        }
        misses++;
        slot = used < capacity ? freeSlot() : evict();
        slotOf[entry] = slot;
        entryOf[slot] = entry;
        order.addFirst(slot);
    }

    private int freeSlot() {
        if (used == entryOf.length) {
            int room = (int) Math.min(capacity, 2L * used);
            entryOf = Arrays.copyOf(entryOf, room);
        }
        return used++;
    }

    private int evict() {
        int slot = order.last();
        order.remove(slot);
        slotOf[entryOf[slot]] = NONE;
        return slot;
    }
}
