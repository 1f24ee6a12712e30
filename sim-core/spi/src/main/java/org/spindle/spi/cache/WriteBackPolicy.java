package org.spindle.spi.cache;

/**
 * Decides when a cache, or the buffer of a drive, destages dirty data, in addition to the destages that evictions and flushes of the host require.
 * One instance serves one cache and is used by one thread. It acts by {@link WriteBackContext#writeOut} and {@link
 * WriteBackContext#writeOutPiece}, in the calls below or in its own events.
 *
 * <p>A <em>line</em> is a place in the cache, a number from 0 to the number of lines - 1; low numbers are used first. A
 * line is dirty from its first write until destages of all its data have begun, or until a discard.
 *
 * <p>A policy has no events scheduled while nothing is dirty, so that a simulation ends. No method allocates memory
 * once the policy has seen as many lines as it will hold.
 *
 * <p>An example, which keeps at most half the lines dirty:
 *
 * <pre>{@code
 * record HalfDirty(WriteBackContext cache) implements WriteBackPolicy {
 *     public void dirtied(int unit, int line) {
 *         if (2 * cache.dirtyLines() > cache.lines()) {
 *             cache.writeOut(cache.oldest(unit));
 *         }
 *     }
 * }
 * }</pre>
 */
public interface WriteBackPolicy {

    /** Notes that the host has written to a line, which is dirty now and may have been before. */
    default void dirtied(int unit, int line) {}

    /** Notes that a line is not dirty any more. */
    default void cleaned(int unit, int line) {}

    /** Notes that a request for the host uses a unit below, which is busy until {@link #idle}. */
    default void hostBegins(int unit) {}

    /** Notes that a destage uses a unit below, which is busy until {@link #idle}. */
    default void writeOutBegins(int unit) {}

    /** Notes that the last request to a unit below is complete. */
    default void idle(int unit) {}

    /** Notes that a destage to a unit below is complete, whatever started it. */
    default void writeOutEnded(int unit) {}
}
