package org.spindle.workload.characterize;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.analysis.AnalysisReport;
import org.spindle.spi.analysis.Line.Point;
import org.spindle.stats.Moments;
import org.spindle.stats.ValueHistogram;

/** The distribution of values: exact moments, percentiles to three digits. */
final class Spread {

    /** Minimum distance of points of a chart, as a ratio of values or a difference of fractions. */
    private static final double APART = 1.03;

    private static final double SHARE_APART = 0.01;

    private final Moments moments = new Moments();
    private final ValueHistogram histogram = new ValueHistogram();

    void record(long value) {
        moments.record(value);
        histogram.record(value);
    }

    long count() {
        return moments.count();
    }

    double mean() {
        return moments.mean();
    }

    double deviation() {
        return moments.standardDeviation();
    }

    double percentile(double percent) {
        return histogram.percentile(percent);
    }

    double maximum() {
        return count() == 0 ? Double.NaN : moments.maximum();
    }

    ValueHistogram histogram() {
        return histogram;
    }

    /**
     * Adds mean, deviation and percentiles to a report.
     *
     * @param of suffix of the figures' names
     * @param unit unit of the figures
     * @param perUnit number of recorded units per unit of the figures
     */
    void addFigures(AnalysisReport to, String of, String unit, double perUnit) {
        String words = of.replace('-', ' ');
        to.figure("mean-" + of, unit, "Mean " + words + ".", mean() / perUnit);
        to.figure("std-dev-" + of, unit, "Sample standard deviation of the " + words + ".", deviation() / perUnit);
        to.figure("median-" + of, unit, "Median " + words + ".", percentile(50) / perUnit);
        to.figure("p90-" + of, unit, "90th percentile of the " + words + ".", percentile(90) / perUnit);
        to.figure("p99-" + of, unit, "99th percentile of the " + words + ".", percentile(99) / perUnit);
        to.figure("max-" + of, unit, "Maximum " + words + ".", maximum() / perUnit);
    }

    /** Returns the percentage of the values that are at most as large as each. */
    List<Point> cumulative(double perUnit) {
        List<Point> points = new ArrayList<>();
        long[] reached = {0};
        histogram.forEach((value, count) -> {
            reached[0] += count;
            Point point = new Point(value / perUnit, 100.0 * reached[0] / count());
            addApart(points, point, reached[0] == count());
        });
        return points;
    }

    private static void addApart(List<Point> points, Point point, boolean last) {
        if (last || points.isEmpty()) {
            points.add(point);
            return;
        }
        Point before = points.get(points.size() - 1);
        if (point.x() >= APART * before.x() || point.y() - before.y() >= 100 * SHARE_APART) {
            points.add(point);
        }
    }
}
