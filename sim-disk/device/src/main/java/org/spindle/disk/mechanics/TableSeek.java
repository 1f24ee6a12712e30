package org.spindle.disk.mechanics;

import java.util.Arrays;

/**
 * Measured points with straight lines between them, from an origin at (0, 0). Beyond the last point the line through
 * the last two is extended. Times need not rise with distance.
 */
public final class TableSeek implements SeekCurve {

    private final int[] distances;
    private final long[] picos;

    /**
     * @param distances cylinders, ascending, from 1 up
     * @param picos the time over each distance
     * @throws IllegalArgumentException if the points are none, unordered, or of negative time
     */
    public TableSeek(int[] distances, long[] picos) {
        if (distances.length == 0 || distances.length != picos.length) {
            throw new IllegalArgumentException(
                    "a seek table of " + distances.length + " distances and " + picos.length + " times");
        }
        this.distances = new int[distances.length + 1];
        this.picos = new long[distances.length + 1];
        for (int i = 0; i < distances.length; i++) {
            if (distances[i] <= this.distances[i]) {
                throw new IllegalArgumentException("distance " + distances[i] + " follows " + this.distances[i]
                        + " in a seek table; distances must ascend from 1");
            }
            if (picos[i] < 0) {
                throw new IllegalArgumentException("the time over " + distances[i] + " cylinders is negative");
            }
            this.distances[i + 1] = distances[i];
            this.picos[i + 1] = picos[i];
        }
    }

    @Override
    public long seekPicos(int distance) {
        int found = Arrays.binarySearch(distances, distance);
        if (found >= 0) {
            return picos[found];
        }
        int right = Math.min(-found - 1, distances.length - 1);
        int left = right - 1;
        long rise = (distance - distances[left]) * (picos[right] - picos[left]) / (distances[right] - distances[left]);
        return Math.max(0, picos[left] + rise);
    }
}
