package org.spindle.disk.mechanics;

import java.util.Set;

/**
 * The six-parameter curve of HP Laboratories: a root for short seeks, a straight line for long ones, and optionally a
 * separate time for a single cylinder (Ruemmler and Wilkes 1994).
 */
public final class HplSeek implements SeekCurve {

    /** Stands for no single-cylinder time: the root is used for one cylinder too. */
    public static final double NO_SINGLE_CYLINDER_TIME = -1.0;

    private final int linearFrom;
    private final long rootBase;
    private final long perRoot;
    private final long lineBase;
    private final long perCylinder;
    private final long single;

    /**
     * t(1) = singleCylinder; t(d) = rootBase + perRoot &radic;d below {@code linearFrom}; t(d) = lineBase + perCylinder d from
     * there on. All times in milliseconds.
     *
     * @param linearFrom cylinders, 1 or more
     * @param singleCylinder or {@link #NO_SINGLE_CYLINDER_TIME}
     */
    public HplSeek(
            int linearFrom,
            double rootBase,
            double perRoot,
            double lineBase,
            double perCylinder,
            double singleCylinder) {
        this(linearFrom, rootBase, perRoot, lineBase, perCylinder, singleCylinder, Set.of());
    }

    /** @param compat defects of DiskSim to reproduce */
    public HplSeek(
            int linearFrom,
            double rootBase,
            double perRoot,
            double lineBase,
            double perCylinder,
            double singleCylinder,
            Set<SeekCompat> compat) {
        if (linearFrom < 0) {
            throw new IllegalArgumentException("the linear part begins at " + linearFrom + " cylinders");
        }
        this.linearFrom = compat.contains(SeekCompat.HPL_ALWAYS_LINEAR) ? 0 : linearFrom;
        this.rootBase = Picos.ofMillis(rootBase, "HPL value 2");
        this.perRoot = Picos.ofMillis(perRoot, "HPL value 3");
        this.lineBase = Picos.ofMillis(lineBase, "HPL value 4");
        this.perCylinder = Picos.ofMillis(perCylinder, "HPL value 5");
        boolean unused = singleCylinder == NO_SINGLE_CYLINDER_TIME || compat.contains(SeekCompat.HPL_ALWAYS_LINEAR);
        single = unused ? -1 : Picos.ofMillis(singleCylinder, "HPL value 6");
    }

    @Override
    public long seekPicos(int distance) {
        if (distance == 0) {
            return 0;
        }
        if (distance == 1 && single >= 0) {
            return single;
        }
        if (distance < linearFrom) {
            return rootBase + scaledRoot(distance) * perRoot / 65536;
        }
        return lineBase + perCylinder * distance;
    }

    /** Returns floor(2<sup>16</sup> &radic;d), exactly. */
    private static long scaledRoot(int distance) {
        long square = (long) distance << 32;
        long root = (long) Math.sqrt((double) square);
        while (root * root > square) {
            root--;
        }
        while ((root + 1) * (root + 1) <= square) {
            root++;
        }
        return root;
    }
}
