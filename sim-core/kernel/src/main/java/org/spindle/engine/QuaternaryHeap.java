package org.spindle.engine;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * An implicit heap whose nodes have four children (LaMarca and Ladner 1996, "The influence of caches on the performance
 * of heaps"): half the levels of a binary heap, and siblings that share two cache lines. One array of numbers lets the list
 * work without allocation once it has reached its size.
 */
public final class QuaternaryHeap implements EventList {

    /** Numbers per entry: time, since, sequence, slot. */
    private static final int ENTRY = 4;

    private static final int SINCE = 1;
    private static final int SEQUENCE = 2;
    private static final int SLOT = 3;

    private long[] entries = new long[64 * ENTRY];

    /** One past the last number of the last entry. */
    private int end;

    @Override
    public void add(long time, long since, long sequence, int slot) {
        if (end == entries.length) {
            entries = Arrays.copyOf(entries, 2 * end);
        }
        int hole = end;
        end += ENTRY;
        while (hole > 0) {
            int parent = parent(hole);
            if (isBefore(parent, time, since, sequence)) {
                break;
            }
            copy(parent, hole);
            hole = parent;
        }
        put(hole, time, since, sequence, slot);
    }

    @Override
    public boolean isEmpty() {
        return end == 0;
    }

    @Override
    public int size() {
        return end / ENTRY;
    }

    @Override
    public long firstTime() {
        return entries[0];
    }

    @Override
    public long firstSince() {
        return entries[SINCE];
    }

    @Override
    public int removeFirst() {
        int first = (int) entries[SLOT];
        end -= ENTRY;
        if (end > 0) {
            sink(0, end);
        }
        return first;
    }

    @Override
    public void removeIf(IntPredicate condition) {
        int kept = 0;
        for (int i = 0; i < end; i += ENTRY) {
            if (!condition.test((int) entries[i + SLOT])) {
                copy(i, kept);
                kept += ENTRY;
            }
        }
        end = kept;
        for (int i = end < 2 * ENTRY ? -1 : parent(end - ENTRY); i >= 0; i -= ENTRY) {
            sink(i, i);
        }
    }

    private static int parent(int entry) {
        return (entry - ENTRY >> 2) & -ENTRY;
    }

    /** Moves an entry down from a place until no child precedes it. */
    private void sink(int from, int source) {
        long time = entries[source];
        long since = entries[source + SINCE];
        long sequence = entries[source + SEQUENCE];
        long slot = entries[source + SLOT];
        int hole = from;
        for (int child = 4 * hole + ENTRY; child < end; child = 4 * hole + ENTRY) {
            int least = leastChild(child);
            if (!isBefore(least, time, since, sequence)) {
                break;
            }
            copy(least, hole);
            hole = least;
        }
        put(hole, time, since, sequence, slot);
    }

    private int leastChild(int firstChild) {
        int least = firstChild;
        int pastLast = Math.min(firstChild + 4 * ENTRY, end);
        for (int i = firstChild + ENTRY; i < pastLast; i += ENTRY) {
            if (isBefore(i, entries[least], entries[least + SINCE], entries[least + SEQUENCE])) {
                least = i;
            }
        }
        return least;
    }

    private boolean isBefore(int i, long time, long since, long sequence) {
        long other = entries[i];
        return other < time || other == time && isEarlier(i, since, sequence);
    }

    /** Returns whether an entry precedes another one of the same time. */
    private boolean isEarlier(int i, long since, long sequence) {
        long other = entries[i + SINCE];
        return other < since || other == since && entries[i + SEQUENCE] < sequence;
    }

    private void copy(int from, int to) {
        put(to, entries[from], entries[from + SINCE], entries[from + SEQUENCE], entries[from + SLOT]);
    }

    private void put(int at, long time, long since, long sequence, long slot) {
        entries[at] = time;
        entries[at + SINCE] = since;
        entries[at + SEQUENCE] = sequence;
        entries[at + SLOT] = slot;
    }
}
