package org.spindle.flash.table;

import java.util.List;
import java.util.function.ToDoubleFunction;

/** The times of one operation, on a grid of sizes, places, submitters and outstanding requests for each of the submitters. */
final class TimeGrid {

    private static final int SIZE = 0;
    private static final int PLACE = 1;
    private static final int SUBMITTERS = 2;
    private static final int DEPTH = 3;

    private final GridAxis[] axes;
    private final int[] below;
    private final double[] parts;
    private final MeasuredPoint[] points;

    /** Mean of the measurements added to each point, in nanoseconds, and their number. */
    private final double[] means;

    private final long[] measured;

    TimeGrid(List<MeasuredPoint> given) {
        axes = new GridAxis[] {
            axis(given, point -> point.size().bytes(), false),
            axis(given, point -> point.place().bytes(), false),
            axis(given, MeasuredPoint::submitters, true),
            axis(given, MeasuredPoint::depth, true)
        };
        below = new int[axes.length];
        parts = new double[axes.length];
        points = new MeasuredPoint[given.size()];
        means = new double[given.size()];
        measured = new long[given.size()];
        for (MeasuredPoint point : given) {
            int cell = axes[SIZE].indexOf(point.size().bytes());
            cell = cell * axes[PLACE].size() + axes[PLACE].indexOf(point.place().bytes());
            cell = cell * axes[SUBMITTERS].size() + axes[SUBMITTERS].indexOf(point.submitters());
            cell = cell * axes[DEPTH].size() + axes[DEPTH].indexOf(point.depth());
            points[cell] = point;
        }
    }

    private static GridAxis axis(List<MeasuredPoint> given, ToDoubleFunction<MeasuredPoint> value, boolean goesOn) {
        return new GridAxis(given.stream().mapToDouble(value).toArray(), goesOn);
    }

    /** Whether the number of submitters matters. */
    boolean knowsSubmitters() {
        return axes[SUBMITTERS].size() > 1;
    }

    private void locate(double size, double place, int submitters, int number) {
        locate(SIZE, size);
        locate(PLACE, place);
        locate(SUBMITTERS, submitters);
        locate(DEPTH, (double) number / (knowsSubmitters() ? submitters : axes[SUBMITTERS].first()));
    }

    private void locate(int axis, double value) {
        below[axis] = axes[axis].below(value);
        parts[axis] = axes[axis].part(below[axis], value);
    }

    /**
     * The time below which a share of the times lies, in nanoseconds.
     *
     * @param size in bytes
     * @param place in bytes
     * @param number requests of all submitters
     */
    double nanos(double size, double place, int submitters, int number, double share) {
        locate(size, place, submitters, number);
        return Math.max(0, along(SIZE, 0, share));
    }

    private double along(int axis, int cell, double share) {
        if (axis == axes.length) {
            return at(cell, share);
        }
        int near = cell * axes[axis].size() + below[axis];
        double low = along(axis + 1, near, share);
        double part = parts[axis];
        return part == 0 ? low : low + part * (along(axis + 1, near + 1, share) - low);
    }

    private double at(int cell, double share) {
        return measured[cell] > 0 ? means[cell] : points[cell].nanosAt(share);
    }

    /** Adds a measurement to the point nearest to a request. */
    void learn(double size, double place, int submitters, int number, long nanos) {
        locate(size, place, submitters, number);
        int cell = 0;
        for (int axis = 0; axis < axes.length; axis++) {
            cell = cell * axes[axis].size() + (parts[axis] > 0.5 ? below[axis] + 1 : below[axis]);
        }
        measured[cell]++;
        means[cell] += (nanos - means[cell]) / measured[cell];
    }
}
