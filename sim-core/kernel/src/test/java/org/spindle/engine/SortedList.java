package org.spindle.engine;

import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.function.IntPredicate;

/** A sorted list with the heap's contract: the oracle of its tests. */
final class SortedList implements EventList {

    private record Entry(long time, long since, long sequence, int slot) {}

    private final PriorityQueue<Entry> entries = new PriorityQueue<>(Comparator.comparingLong(Entry::time)
            .thenComparingLong(Entry::since)
            .thenComparingLong(Entry::sequence));

    @Override
    public void add(long time, long since, long sequence, int slot) {
        entries.add(new Entry(time, since, sequence, slot));
    }

    @Override
    public boolean isEmpty() {
        return entries.isEmpty();
    }

    @Override
    public int size() {
        return entries.size();
    }

    @Override
    public long firstTime() {
        return entries.element().time();
    }

    @Override
    public long firstSince() {
        return entries.element().since();
    }

    @Override
    public int removeFirst() {
        return entries.remove().slot();
    }

    @Override
    public void removeIf(IntPredicate condition) {
        entries.removeIf(entry -> condition.test(entry.slot()));
    }
}
