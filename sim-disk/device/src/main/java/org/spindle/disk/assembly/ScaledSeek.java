package org.spindle.disk.assembly;

import java.util.ArrayList;
import java.util.List;
import org.spindle.disk.hdd.spec.Seek;
import org.spindle.disk.mechanics.SeekCurve;
import org.spindle.spi.config.Time;

/**
 * A seek curve stretched over more tracks and multiplied by a factor: a later generation's curve is the earlier one's
 * in inches, times a constant (Hsu 2003, section 3.6, figure 3.22). Below one old cylinder the line through the first
 * two cylinders is extended, to no less than half of the first time.
 */
final class ScaledSeek {

    /** Distances up to which every cylinder is a point of the table; beyond, the spacing of the points. */
    private static final int EVERY = 512;

    private static final double STEP = 1.01;
    private static final double PICOS_PER_NANO = 1e3;

    private final SeekCurve before;
    private final double factor;
    private final double stretch;

    /**
     * @param factor of times
     * @param stretch cylinders that one cylinder has become
     */
    ScaledSeek(SeekCurve before, double factor, double stretch) {
        this.before = before;
        this.factor = factor;
        this.stretch = stretch;
    }

    /** Returns the time over a distance of the new cylinders in picoseconds. */
    double picos(int distance) {
        double old = distance / stretch;
        int below = Math.max(1, (int) Math.floor(old));
        double first = before.seekPicos(below);
        double time = first + (old - below) * (before.seekPicos(below + 1) - first);
        return factor * Math.max(time, before.seekPicos(1) / 2.0);
    }

    /** Returns the curve as points. */
    Seek.Table table(int cylinders) {
        List<Seek.Point> points = new ArrayList<>();
        int distance = 1;
        while (distance < cylinders) {
            points.add(point(distance));
            distance = distance < EVERY ? distance + 1 : (int) Math.ceil(distance * STEP);
        }
        points.add(point(Math.max(1, cylinders)));
        return new Seek.Table(points);
    }

    private Seek.Point point(int distance) {
        return new Seek.Point(distance, Time.ofNanos(picos(distance) / PICOS_PER_NANO));
    }
}
