package org.spindle.flash.table;

import java.util.List;

/** The times of one operation, on a grid of sizes, places and outstanding requests. */
final class TimeGrid {

    private final GridAxis sizes;
    private final GridAxis places;
    private final GridAxis outstanding;
    private final MeasuredPoint[] points;
    private final double[] learnt;
    private final long[] lessons;

    TimeGrid(List<MeasuredPoint> given) {
        sizes = new GridAxis(
                given.stream().mapToDouble(point -> point.size().bytes()).toArray(), false);
        places = new GridAxis(
                given.stream().mapToDouble(point -> point.place().bytes()).toArray(), false);
        outstanding = new GridAxis(
                given.stream().mapToDouble(MeasuredPoint::outstanding).toArray(), true);
        points = new MeasuredPoint[given.size()];
        learnt = new double[given.size()];
        lessons = new long[given.size()];
        for (MeasuredPoint point : given) {
            int cell = cell(
                    sizes.indexOf(point.size().bytes()),
                    places.indexOf(point.place().bytes()),
                    outstanding.indexOf(point.outstanding()));
            points[cell] = point;
        }
    }

    private int cell(int size, int place, int number) {
        return (size * places.size() + place) * outstanding.size() + number;
    }

    /**
     * The time below which a share of the times lies, in nanoseconds.
     *
     * @param size in bytes
     * @param place in bytes
     */
    double nanos(double size, double place, int number, double share) {
        int s = sizes.below(size);
        int p = places.below(place);
        double alongSize = sizes.part(s, size);
        double alongPlace = places.part(p, place);
        double low = mix(along(s, p, number, share), alongPlace, p, s, number, share);
        if (alongSize == 0) {
            return Math.max(0, low);
        }
        double high = mix(along(s + 1, p, number, share), alongPlace, p, s + 1, number, share);
        return Math.max(0, low + alongSize * (high - low));
    }

    private double mix(double near, double part, int place, int size, int number, double share) {
        return part == 0 ? near : near + part * (along(size, place + 1, number, share) - near);
    }

    private double along(int size, int place, int number, double share) {
        int below = outstanding.below(number);
        double part = outstanding.part(below, number);
        double low = at(cell(size, place, below), share);
        return part == 0 ? low : low + part * (at(cell(size, place, below + 1), share) - low);
    }

    private double at(int cell, double share) {
        return lessons[cell] > 0 ? learnt[cell] : points[cell].nanosAt(share);
    }

    /** The point nearest to a request was measured again. */
    void learn(double size, double place, int number, long nanos) {
        int cell = cell(nearest(sizes, size), nearest(places, place), nearest(outstanding, number));
        lessons[cell]++;
        learnt[cell] += (nanos - learnt[cell]) / lessons[cell];
    }

    private static int nearest(GridAxis axis, double value) {
        int below = axis.below(value);
        return axis.part(below, value) > 0.5 ? below + 1 : below;
    }
}
