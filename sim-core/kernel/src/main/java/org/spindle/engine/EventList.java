package org.spindle.engine;

import java.util.function.IntPredicate;

/** Future events ordered by (time, since, sequence). The content of an event is known only to the owner of its slot. */
public interface EventList {

    /**
     * Adds an entry.
     *
     * @param time nanoseconds
     * @param since nanoseconds; decides between equal times
     * @param sequence decides between entries of equal time and since; no two entries share one
     * @param slot where the owner keeps the event
     */
    void add(long time, long since, long sequence, int slot);

    boolean isEmpty();

    int size();

    /** Time of the first entry. The list must not be empty. */
    long firstTime();

    /** {@code since} of the first entry. The list must not be empty. */
    long firstSince();

    /** Removes the first entry and returns its slot. The list must not be empty. */
    int removeFirst();

    /**
     * Removes every entry whose slot satisfies the condition, which is evaluated once per entry, in no defined order.
     */
    void removeIf(IntPredicate condition);
}
