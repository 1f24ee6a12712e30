package org.spindle.spi.sim;

/**
 * The clock and the future events of one simulation. Events happen in order of time; those of equal time in the order in
 * which they were scheduled. One thread only.
 */
public interface EventLoop {

    /** Simulated nanoseconds since the start of the run. */
    long now();

    /**
     * Lets {@code to.handle(op, arg)} happen at a time.
     *
     * @param at simulated nanoseconds, not before {@link #now()}
     * @param op what happens, in the handler's own numbering
     * @param arg the handler's own argument
     * @return a handle for {@link #cancel}, never 0
     * @throws IllegalArgumentException if {@code at} lies in the past
     */
    long schedule(long at, EventHandler to, int op, long arg);

    /**
     * Takes an event back. A handle of 0, or of an event that has happened or been cancelled, is ignored.
     */
    void cancel(long handle);
}
