package org.spindle.engine;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * An implicit heap whose nodes have four children (LaMarca and Ladner 1996, "The influence of caches on the performance
 * of heaps"): half the levels of a binary heap, and siblings that share a cache line. Parallel arrays keep the keys
 * together and let the list work without allocation once it has reached its size.
 */
final class QuaternaryHeap implements EventList {

    private long[] times = new long[64];
    private long[] sequences = new long[64];
    private int[] slots = new int[64];
    private int size;

    @Override
    public void add(long time, long sequence, int slot) {
        if (size == times.length) {
            grow();
        }
        int hole = size++;
        while (hole > 0) {
            int parent = (hole - 1) >> 2;
            if (isBefore(parent, time, sequence)) {
                break;
            }
            copy(parent, hole);
            hole = parent;
        }
        put(hole, time, sequence, slot);
    }

    @Override
    public boolean isEmpty() {
        return size == 0;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public long firstTime() {
        return times[0];
    }

    @Override
    public int removeFirst() {
        int first = slots[0];
        int last = --size;
        if (last > 0) {
            sink(0, times[last], sequences[last], slots[last]);
        }
        return first;
    }

    @Override
    public void removeIf(IntPredicate condition) {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (!condition.test(slots[i])) {
                copy(i, kept++);
            }
        }
        size = kept;
        for (int i = (size - 2) >> 2; i >= 0; i--) {
            sink(i, times[i], sequences[i], slots[i]);
        }
    }

    private void sink(int from, long time, long sequence, int slot) {
        int hole = from;
        for (int child = 4 * hole + 1; child < size; child = 4 * hole + 1) {
            int least = leastChild(child);
            if (!isBefore(least, time, sequence)) {
                break;
            }
            copy(least, hole);
            hole = least;
        }
        put(hole, time, sequence, slot);
    }

    private int leastChild(int firstChild) {
        int least = firstChild;
        int end = Math.min(firstChild + 4, size);
        for (int i = firstChild + 1; i < end; i++) {
            if (isBefore(i, times[least], sequences[least])) {
                least = i;
            }
        }
        return least;
    }

    private boolean isBefore(int i, long time, long sequence) {
        return times[i] < time || (times[i] == time && sequences[i] < sequence);
    }

    private void copy(int from, int to) {
        put(to, times[from], sequences[from], slots[from]);
    }

    private void put(int at, long time, long sequence, int slot) {
        times[at] = time;
        sequences[at] = sequence;
        slots[at] = slot;
    }

    private void grow() {
        int capacity = 2 * size;
        times = Arrays.copyOf(times, capacity);
        sequences = Arrays.copyOf(sequences, capacity);
        slots = Arrays.copyOf(slots, capacity);
    }
}
