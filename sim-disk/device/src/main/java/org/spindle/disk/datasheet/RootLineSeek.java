package org.spindle.disk.datasheet;

import org.spindle.disk.mechanics.SeekCurve;

/**
 * A square root up to a boundary and a straight line beyond, tied to the times of the shortest and the longest seek.
 *
 * @param single time over one cylinder, picoseconds
 * @param perRoot picoseconds per square root of a cylinder
 * @param boundary longest distance of the root, cylinders; need not be whole
 * @param full time over the longest distance, picoseconds
 * @param perCylinder picoseconds per cylinder beyond the boundary
 * @param longest longest distance, cylinders
 */
record RootLineSeek(long single, double perRoot, double boundary, long full, double perCylinder, int longest)
        implements SeekCurve {

    @Override
    public long seekPicos(int distance) {
        if (distance == 0) {
            return 0;
        }
        return distance <= boundary
                ? single + Math.round(perRoot * (Math.sqrt(distance) - 1))
                : full - Math.round(perCylinder * (longest - distance));
    }

    /** Neither piece falls; where they meet, the rounding of each may leave a step down. */
    @Override
    public long leastPicos(int shortest, int longest) {
        int line = 1 + (int) boundary;
        return shortest < line && line <= longest
                ? Math.min(seekPicos(shortest), seekPicos(line))
                : seekPicos(shortest);
    }
}
