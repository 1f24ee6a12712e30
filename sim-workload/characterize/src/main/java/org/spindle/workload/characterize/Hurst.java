package org.spindle.workload.characterize;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.analytic.fit.LeastSquares;
import org.spindle.analytic.fit.LeastSquares.Fit;
import org.spindle.analytic.fit.Regression;
import org.spindle.spi.analysis.Line.Point;

/** Estimators of the Hurst parameter of a series: 0.5 for a series without memory, up to 1 for a self-similar one. */
final class Hurst {

    /** Ratio of successive lengths: two and a half per doubling. */
    private static final double RATIO = 1.32;

    private Hurst() {}

    /**
     * Result of an estimator.
     *
     * @param h not a number if the series is too short or constant
     * @param line through the points on logarithmic axes
     * @param points a length in intervals and the value of the statistic for it
     */
    record HurstEstimate(double h, Regression line, List<Point> points) {

        /** Returns the value of the fitted line for a length. */
        double onLine(double length) {
            return StrictMath.exp(line.intercept() + line.slope() * StrictMath.log(length));
        }
    }

    /**
     * Estimates by rescaled adjusted range (Hsu 2003, appendix B.1.1): the slope of log(R/S) over log n, where each n
     * is observed at the start of each of several disjoint parts of the series.
     *
     * @param parts number of parts of the series
     * @param shortest least n; below about ten observations R/S does not follow a power law
     * @return with a point for each n and part
     */
    static HurstEstimate rescaledRange(double[] x, int parts, int shortest) {
        int length = x.length / parts;
        List<Point> points = new ArrayList<>();
        for (int n : lengths(shortest, length)) {
            for (int part = 0; part < parts; part++) {
                double ratio = ratio(x, part * length, n);
                if (ratio > 0) {
                    points.add(new Point(n, ratio));
                }
            }
        }
        Regression line = line(points);
        return new HurstEstimate(line.slope(), line, points);
    }

    /** Returns R/S of n observations; not a number if they are equal. */
    static double ratio(double[] x, int from, int n) {
        double mean = 0;
        for (int i = from; i < from + n; i++) {
            mean += x[i] / n;
        }
        double walk = 0;
        double highest = 0;
        double lowest = 0;
        double squares = 0;
        for (int i = from; i < from + n; i++) {
            double distance = x[i] - mean;
            walk += distance;
            squares += distance * distance;
            highest = Math.max(highest, walk);
            lowest = Math.min(lowest, walk);
        }
        return squares == 0 ? Double.NaN : (highest - lowest) / Math.sqrt(squares / n);
    }

    /**
     * Estimates by the variance of the aggregated series over the aggregation length m (Hsu 2003, appendix B.1.2):
     * the slope is -beta, and H = 1 - beta / 2.
     *
     * @param fewest minimum number of intervals of an aggregated series
     * @return with a point for each m: the variance of the means of m neighbours
     */
    static HurstEstimate varianceTime(double[] x, int fewest) {
        List<Point> points = new ArrayList<>();
        for (int m : lengths(1, x.length / fewest)) {
            double variance = aggregatedVariance(x, m);
            if (variance > 0) {
                points.add(new Point(m, variance));
            }
        }
        Regression line = line(points);
        return new HurstEstimate(1 + line.slope() / 2, line, points);
    }

    /**
     * Returns the same estimate without the bias of the sample variance. For M means of a series with memory the
     * sample variance is on average too small, by the factor (1 - M^(2H-2)) M / (M - 1), which tends to 1 slowly
     * where H is near 1.
     *
     * @param biased result of {@link #varianceTime}
     * @param length of the series
     * @return not a number if there are too few points
     */
    static double unbiased(HurstEstimate biased, int length) {
        List<Point> points = biased.points();
        if (points.size() < 3) {
            return Double.NaN;
        }
        double[] m = points.stream().mapToDouble(Point::x).toArray();
        double[] log =
                points.stream().mapToDouble(point -> StrictMath.log(point.y())).toArray();
        double start = Math.max(0.1, Math.min(0.95, biased.h()));
        @Nullable
        Fit fit = LeastSquares.fit(
                (x, p) -> {
                    double means = Math.floor(length / x);
                    double slope = 2 * p[1] - 2;
                    double share = (1 - StrictMath.pow(means, slope)) * means / (means - 1);
                    return share > 0 ? p[0] + slope * StrictMath.log(x) + StrictMath.log(share) : 1e3;
                },
                m,
                log,
                new double[] {log[0], start});
        return fit == null ? Double.NaN : fit.parameters()[1];
    }

    private static double aggregatedVariance(double[] x, int m) {
        int count = x.length / m;
        double mean = 0;
        double squares = 0;
        for (int k = 0; k < count; k++) {
            double sum = 0;
            for (int i = k * m; i < (k + 1) * m; i++) {
                sum += x[i];
            }
            double distance = sum / m - mean;
            mean += distance / (k + 1);
            squares += distance * (sum / m - mean);
        }
        return squares / (count - 1);
    }

    private static List<Integer> lengths(int from, int to) {
        List<Integer> lengths = new ArrayList<>();
        for (double length = from; length <= to; length = Math.max(length + 1, Math.rint(length * RATIO))) {
            lengths.add((int) length);
        }
        return lengths;
    }

    private static Regression line(List<Point> points) {
        return Regression.of(
                points.stream().mapToDouble(point -> StrictMath.log(point.x())).toArray(),
                points.stream().mapToDouble(point -> StrictMath.log(point.y())).toArray());
    }
}
