package org.spindle.engine;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * The first events in a sorted list, the later ones in a heap (after Blackstone, Hogg and Phillips 1981, "A two-list
 * synchronization procedure for discrete event simulation"). Most simulations have a few dozen pending events at most. These are all
 * in the sorted list: the first is removed in one step, and an event is inserted after as many steps as there are events before it.
 */
public final class TwoLists implements EventList {

    /** The number of entries up to which inserting them takes less time than a heap. */
    private static final int MOST = 64;

    /** Entries that move from the heap to the sorted list when this is empty. */
    private static final int REFILL = MOST / 2;

    // The sorted list: the last entry is the first event. No entry of the heap is before one of these.
    private final long[] times = new long[MOST];
    private final int[] slots = new int[MOST];
    private int near;

    private final QuaternaryHeap later = new QuaternaryHeap();

    // Of the entries by slot; they decide between equal times.
    private long[] sinces = new long[MOST];
    private long[] sequences = new long[MOST];

    @Override
    public void add(long time, long since, long sequence, int slot) {
        if (slot >= sinces.length) {
            sinces = Arrays.copyOf(sinces, 2 * slot);
            sequences = Arrays.copyOf(sequences, 2 * slot);
        }
        sinces[slot] = since;
        sequences[slot] = sequence;
        if (near == MOST || !later.isEmpty()) {
            if (isBefore(0, time, since, sequence)) {
                later.add(time, since, sequence, slot);
                return;
            }
            if (near == MOST) {
                moveLastToHeap();
            }
        }
        insert(time, since, sequence, slot);
    }

    private void insert(long time, long since, long sequence, int slot) {
        int place = near++;
        while (place > 0 && isBefore(place - 1, time, since, sequence)) {
            times[place] = times[place - 1];
            slots[place] = slots[place - 1];
            place--;
        }
        times[place] = time;
        slots[place] = slot;
    }

    /** Returns whether an entry of the sorted list precedes another one. */
    private boolean isBefore(int place, long time, long since, long sequence) {
        long other = times[place];
        return other < time || other == time && isEarlier(slots[place], since, sequence);
    }

    /** Returns whether an entry precedes another one of the same time. */
    private boolean isEarlier(int slot, long since, long sequence) {
        long other = sinces[slot];
        return other < since || other == since && sequences[slot] < sequence;
    }

    private void moveLastToHeap() {
        later.add(times[0], sinces[slots[0]], sequences[slots[0]], slots[0]);
        near--;
        System.arraycopy(times, 1, times, 0, near);
        System.arraycopy(slots, 1, slots, 0, near);
    }

    @Override
    public boolean isEmpty() {
        return near == 0;
    }

    @Override
    public int size() {
        return near + later.size();
    }

    @Override
    public long firstTime() {
        return times[near - 1];
    }

    @Override
    public long firstSince() {
        return sinces[slots[near - 1]];
    }

    @Override
    public int removeFirst() {
        int first = slots[--near];
        if (near == 0) {
            refill();
        }
        return first;
    }

    private void refill() {
        near = Math.min(REFILL, later.size());
        for (int place = near - 1; place >= 0; place--) {
            times[place] = later.firstTime();
            slots[place] = later.removeFirst();
        }
    }

    @Override
    public void removeIf(IntPredicate condition) {
        int kept = 0;
        for (int place = 0; place < near; place++) {
            if (!condition.test(slots[place])) {
                times[kept] = times[place];
                slots[kept++] = slots[place];
            }
        }
        near = kept;
        later.removeIf(condition);
        if (near == 0) {
            refill();
        }
    }
}
