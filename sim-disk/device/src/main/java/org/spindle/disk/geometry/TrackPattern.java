package org.spindle.disk.geometry;

/**
 * How consecutive blocks fill a track of an {@link IndexedLayout}.
 *
 * @param low slot of the first block
 * @param high slot of the last block, inclusive
 * @param slots equally wide sectors on the track
 */
public record TrackPattern(int low, int high, int slots) {

    /** @throws IllegalArgumentException if the slots used are not on the track */
    public TrackPattern {
        if (low < 0 || high < low || slots <= high) {
            throw new IllegalArgumentException(
                    "a track pattern of slots " + low + " to " + high + " does not fit " + slots + " sectors");
        }
    }

    int length() {
        return high - low + 1;
    }
}
