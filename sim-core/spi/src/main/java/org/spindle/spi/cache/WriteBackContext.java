package org.spindle.spi.cache;

import org.spindle.spi.Parts;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/**
 * The state of a cache and the destages that a write-back policy can start; implemented by the cache. In a drive the lines are the
 * segments of its buffer that may hold unwritten data, and the unit is the drive.
 */
public interface WriteBackContext {

    /** The line that {@link #oldest} and {@link #next} return when there is none. */
    int NONE = -1;

    /** Returns the number of lines of the cache, at least 1. */
    int lines();

    /** Returns the length of a line in bytes. */
    long lineBytes();

    /** Returns how many units below the cache serves, at least 1. */
    int units();

    EventLoop events();

    /** Returns the random stream of this policy alone. */
    RandomStream random();

    /** Returns the metrics of the cache; names of the policy's own differ from its. */
    Metrics metrics();

    /** Returns the factory of the components that the policy is configured with. */
    default Parts parts() {
        return Parts.NONE;
    }

    /** Returns how many lines are dirty. */
    int dirtyLines();

    /** Returns the line of a unit that has been dirty for the longest time. */
    int oldest(int unit);

    /** Returns the line that became dirty after a dirty line of the same unit. A write-out may clean several lines at once. */
    int next(int line);

    /** Returns whether a unit below and the cache's own storage are idle. */
    boolean isIdle(int unit);

    /**
     * Begins to destage all dirty data of a line, except data in use; does nothing if it is clean.
     *
     * @return the number of pieces
     */
    int writeOut(int line);

    /**
     * Begins to destage the first contiguous piece of a line.
     *
     * @return false if the line is clean or all its dirty data are in use
     */
    boolean writeOutPiece(int line);

    /**
     * As {@link #writeOutPiece(int)}, with the urgency that schedulers with classes see.
     *
     * @param isUrgent whether the write-out counts as critical, as requests of the host do; otherwise it is noncritical
     */
    default boolean writeOutPiece(int line, boolean isUrgent) {
        return writeOutPiece(line);
    }

    /** Returns the number of destages in progress, whatever started them; 0 if the cache does not count them. */
    default int writeOutsInProgress() {
        return 0;
    }
}
