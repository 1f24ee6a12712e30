package org.spindle.disk.datasheet;

import java.util.Locale;
import java.util.function.DoubleFunction;
import org.spindle.disk.hdd.spec.Seek;
import org.spindle.disk.mechanics.SeekCurve;

/**
 * The seek curve of a drive with three known times. Over C cylinders, with D = C - 1 the longest distance,
 *
 * <pre>
 * t(d) = t(1) + b (&radic;d - 1)   for 1 &le; d &le; m
 * t(d) = t(D) - s (D - d)      for m &lt; d &le; D
 * </pre>
 *
 * where t(1) is the track-to-track time, t(D) the full stroke, and both pieces meet at m. Short seeks accelerate half of
 * the way and brake for the other half, which takes time with the root of the distance; long ones coast at full speed
 * (Ruemmler and Wilkes 1994; Hennessy and Patterson, chapter 6). The remaining freedom is settled by the average over
 * all ordered pairs of cylinders, each as probable as any other and seeks of distance 0 included at no time:
 *
 * <ul>
 *   <li>Usually the pieces also have the same slope at m: b = (t(D) - t(1)) / (&radic;m/2 + D/(2&radic;m) - 1) and
 *       s = b / (2&radic;m). The average grows with m, from that of a straight line at m = 1 to that of a root throughout at
 *       m = D. Such a curve is concave.
 *   <li>Above that, the root reaches the full stroke's time at m already and the line is level: b = (t(D) - t(1)) /
 *       (&radic;m - 1), s = 0. Still concave.
 *   <li>Below the average of the straight line no concave curve exists. The root is level and the line begins at m: b = 0,
 *       s = (t(D) - t(1)) / (D - m).
 * </ul>
 *
 * <p>So every average that a non-decreasing curve can have is reproduced. The three-parameter curve of Lee and Katz 1993 puts
 * the average at a third of the stroke instead, which misses the true mean and may fall with distance.
 */
public final class DataSheetSeek {

    private static final double TOLERANCE = 1e-3;
    private static final double CLOSE_ENOUGH = 1e-5;

    /** Bisection steps until the boundary is exact to the resolution of a double. */
    private static final int STEPS = 80;

    private final int cylinders;
    private final int longest;
    private final long single;
    private final long full;
    private final double average;

    private DataSheetSeek(Seek.DataSheet sheet, int cylinders) {
        this.cylinders = cylinders;
        longest = cylinders - 1;
        single = sheet.trackToTrack().picos();
        full = sheet.fullStroke().picos();
        average = sheet.average().picos();
    }

    /**
     * Returns a curve with exactly the track-to-track and full-stroke times and, within 0.1 %, the average. It never
     * falls with distance and is concave where that is possible.
     *
     * @param cylinders of the drive, 3 or more
     * @throws IllegalArgumentException if there is no such curve; the message says which averages are possible
     */
    public static SeekCurve fit(Seek.DataSheet sheet, int cylinders) {
        if (cylinders < 3) {
            throw new IllegalArgumentException(
                    "three seek times describe no drive of " + cylinders + (cylinders == 1 ? " cylinder" : " cylinders")
                            + "; it takes 3 cylinders or a seek of type constant");
        }
        if (sheet.trackToTrack().compareTo(sheet.fullStroke()) > 0) {
            throw new IllegalArgumentException("the track-to-track seek, " + sheet.trackToTrack()
                    + ", takes longer than the full stroke, " + sheet.fullStroke());
        }
        return new DataSheetSeek(sheet, cylinders).fit();
    }

    private SeekCurve fit() {
        double lowest = mean(late(longest - 1));
        double highest = mean(level(2));
        if (average < lowest * (1 - TOLERANCE) || average > highest * (1 + TOLERANCE)) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "an average seek of %s is impossible with seeks that take %s over 1 cylinder, %s over %d, and never"
                            + " less over a longer distance; averages from %s to %s are possible",
                    millis(average),
                    millis(single),
                    millis(full),
                    longest,
                    millis(lowest),
                    millis(highest)));
        }
        if (average <= mean(smooth(1))) {
            return search(this::late, longest - 1, 1);
        }
        if (average <= mean(smooth(longest))) {
            return search(this::smooth, 1, longest);
        }
        return search(this::level, longest, 2);
    }

    private RootLineSeek smooth(double boundary) {
        double root = Math.sqrt(boundary);
        double perRoot = (full - single) / (root / 2 + longest / (2 * root) - 1);
        return new RootLineSeek(single, perRoot, boundary, full, perRoot / (2 * root), longest);
    }

    private RootLineSeek level(double boundary) {
        return new RootLineSeek(single, (full - single) / (Math.sqrt(boundary) - 1), boundary, full, 0, longest);
    }

    private RootLineSeek late(double boundary) {
        return new RootLineSeek(single, 0, boundary, full, (full - single) / (longest - boundary), longest);
    }

    /**
     * Returns the mean seek time in picoseconds, from sums up to the boundary and up to the longest distance;
     * evaluating a large drive's curve at every distance would take a tenth of a second.
     */
    private double mean(RootLineSeek curve) {
        int last = (int) curve.boundary();
        double pairs = pairsUpTo(last);
        double pairsBeyond = pairsUpTo(longest) - pairs;
        double distanceBeyond = distanceUpTo(longest) - distanceUpTo(last);
        double root = single * pairs + curve.perRoot() * (rootsUpTo(last) - pairs);
        double line = full * pairsBeyond - curve.perCylinder() * (longest * pairsBeyond - distanceBeyond);
        return (root + line) / cylinders / cylinders;
    }

    /** Number of ordered pairs of different cylinders at most so far apart: the sum of 2 (C - d). */
    private double pairsUpTo(double distance) {
        return distance * (2.0 * cylinders - distance - 1);
    }

    /** Sum of the roots of their distances: of 2 (C - d) &radic;d. */
    private double rootsUpTo(int distance) {
        return 2 * (cylinders * RootSums.ofRoots(distance) - RootSums.ofCubedRoots(distance));
    }

    /** Sum of their distances: of 2 (C - d) d. */
    private double distanceUpTo(double distance) {
        return distance * (distance + 1) * (cylinders - (2 * distance + 1) / 3);
    }

    /** Bisection for the boundary; the mean rises from the boundary {@code low} to the boundary {@code high}. */
    private SeekCurve search(DoubleFunction<RootLineSeek> family, double low, double high) {
        double below = low;
        double above = high;
        RootLineSeek curve = family.apply((below + above) / 2);
        for (int step = 0; step < STEPS; step++) {
            double middle = (below + above) / 2;
            curve = family.apply(middle);
            double mean = mean(curve);
            if (Math.abs(mean - average) <= CLOSE_ENOUGH * average) {
                break;
            }
            if (mean < average) {
                below = middle;
            } else {
                above = middle;
            }
        }
        return curve;
    }

    private static String millis(double picos) {
        return String.format(Locale.ROOT, "%.4g ms", picos / 1e9);
    }
}
