package org.spindle.disk.mechanics;

/** The seek time by distance, until the heads have settled for reading. Immutable. */
@FunctionalInterface
public interface SeekCurve {

    /**
     * Returns the seek time in picoseconds, 0 or more; 0 for distance 0.
     *
     * @param distance cylinders, 0 or more; cylinders that hold no blocks count
     */
    long seekPicos(int distance);
}
