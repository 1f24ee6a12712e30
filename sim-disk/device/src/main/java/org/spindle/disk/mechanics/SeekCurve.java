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

    /**
     * Returns the least seek time over a range of distances in picoseconds. Curves need not rise with distance; those that do, or
     * of which it is known where they fall, need not be computed at every distance.
     *
     * @param shortest cylinders, 1 or more
     * @param longest cylinders, {@code shortest} or more
     */
    default long leastPicos(int shortest, int longest) {
        long least = Long.MAX_VALUE;
        for (int distance = shortest; distance <= longest; distance++) {
            least = Math.min(least, seekPicos(distance));
        }
        return least;
    }
}
