package org.spindle.flash.ssd;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;

/**
 * The slots of the data cache, each with its logical page, its valid sectors and its state. Slots of one state form a
 * ring in order of use.
 */
final class CacheSlots {

    static final int NONE = -1;

    /** States of slots. */
    enum State {
        CLEAN,
        DIRTY,
        /** Its page is being written to the flash. */
        DESTAGING
    }

    private static final State[] STATES = State.values();

    private final int slots;
    private final Int2IntOpenHashMap index;
    private final int[] logical;
    private final long[] mask;
    private final State[] state;
    /** The last places are the heads of the rings. */
    private final int[] older;

    private final int[] newer;
    private final int[] count = new int[STATES.length];
    private final int[] free;
    private int freeSlots;

    CacheSlots(int slots) {
        this.slots = slots;
        index = new Int2IntOpenHashMap(slots);
        index.defaultReturnValue(NONE);
        logical = new int[slots];
        mask = new long[slots];
        state = new State[slots];
        older = new int[slots + STATES.length];
        newer = new int[slots + STATES.length];
        for (State ring : STATES) {
            older[slots + ring.ordinal()] = slots + ring.ordinal();
            newer[slots + ring.ordinal()] = slots + ring.ordinal();
        }
        free = new int[slots];
        for (int i = 0; i < slots; i++) {
            free[i] = slots - 1 - i;
            state[i] = State.CLEAN;
        }
        freeSlots = slots;
    }

    int size() {
        return slots;
    }

    /** Returns the slot of a logical page, or none. */
    int slotOf(int page) {
        return index.get(page);
    }

    int logical(int slot) {
        return logical[slot];
    }

    long mask(int slot) {
        return mask[slot];
    }

    State state(int slot) {
        return state[slot];
    }

    int count(State of) {
        return count[of.ordinal()];
    }

    /** Returns the slot of a state that was used least recently, or none. */
    int oldest(State of) {
        int head = slots + of.ordinal();
        return newer[head] == head ? NONE : newer[head];
    }

    /** Returns the slot of the same state that was used after another, or none. */
    int after(int slot) {
        return newer[slot] < slots ? newer[slot] : NONE;
    }

    /** Allocates an empty or clean slot for a logical page; none if there is no such slot. */
    int take(int page, State newState) {
        int slot;
        if (freeSlots > 0) {
            slot = free[--freeSlots];
        } else {
            slot = oldest(State.CLEAN);
            if (slot == NONE) {
                return NONE;
            }
            unlink(slot);
            index.remove(logical[slot]);
        }
        logical[slot] = page;
        mask[slot] = 0;
        index.put(page, slot);
        state[slot] = newState;
        link(slot);
        return slot;
    }

    /** Adds sectors to a slot, which is used now. */
    void use(int slot, long sectors) {
        mask[slot] |= sectors;
        to(slot, state[slot]);
    }

    /** Sets the state of a slot. */
    void to(int slot, State newState) {
        unlink(slot);
        state[slot] = newState;
        link(slot);
    }

    /** Returns whether the slot is the present one of its logical page; a later write may have used another. */
    boolean isCurrent(int slot) {
        return index.get(logical[slot]) == slot;
    }

    /** Frees a slot. */
    void release(int slot) {
        if (isCurrent(slot)) {
            index.remove(logical[slot]);
        }
        unlink(slot);
        free[freeSlots++] = slot;
    }

    private void link(int slot) {
        int head = slots + state[slot].ordinal();
        older[slot] = older[head];
        newer[slot] = head;
        newer[older[head]] = slot;
        older[head] = slot;
        count[state[slot].ordinal()]++;
    }

    private void unlink(int slot) {
        newer[older[slot]] = newer[slot];
        older[newer[slot]] = older[slot];
        count[state[slot].ordinal()]--;
    }
}
