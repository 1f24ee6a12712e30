package org.spindle.engine;

import java.util.function.IntPredicate;

/** Future events by (time, since, sequence). What an event is, only the owner of its slot knows. */
interface EventList {

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

    /** Takes the first entry out and returns its slot. The list must not be empty. */
    int removeFirst();

    /** Takes out every entry whose slot satisfies the condition, which is asked once per entry, in no stated order. */
    void removeIf(IntPredicate condition);
}
