package org.spindle.spi.sim;

/**
 * The clock and the future events of one simulation. Events happen in order of time; those of equal time in the order in
 * which they were scheduled. One thread only.
 */
public interface EventLoop {

    /** Returns the simulated nanoseconds since the start of the run. */
    long now();

    /**
     * Schedules {@code to.handle(op, arg)} at a time.
     *
     * @param at simulated nanoseconds, not before {@link #now()}
     * @param op what happens, a code defined by the handler
     * @param arg an argument defined by the handler
     * @return a handle for {@link #cancel}, never 0
     * @throws IllegalArgumentException if {@code at} lies in the past
     */
    long schedule(long at, EventHandler to, int op, long arg);

    /**
     * Schedules {@code to.handle(op, arg)} as if it had been scheduled at another time than now. For a component that
     * schedules one event in place of several that would each schedule the next: the order among events of equal time
     * is the same as with all of them.
     *
     * @param since simulated nanoseconds at which the event counts as scheduled; may lie in the future
     * @param at simulated nanoseconds, not before {@link #now()}
     * @return a handle for {@link #cancel}, never 0
     * @throws IllegalArgumentException if {@code at} lies in the past
     */
    long scheduleAsOf(long since, long at, EventHandler to, int op, long arg);

    /**
     * Returns whether an event that counts as scheduled at {@code since} would have happened before the present event;
     * between two runs of the loop, whether it would have happened.
     */
    boolean isPast(long since, long at);

    /** Cancels an event. A handle of 0, or of an event that has happened or been cancelled, is ignored. */
    void cancel(long handle);
}
