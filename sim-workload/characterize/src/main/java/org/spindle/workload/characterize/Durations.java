package org.spindle.workload.characterize;

import it.unimi.dsi.fastutil.ints.Int2LongOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.spindle.analytic.fit.Regression;
import org.spindle.spi.analysis.Line.Point;

/** A compact histogram of durations with a resolution of 1.6 %; many instances may exist. */
final class Durations {

    /** Base-2 logarithm of the number of classes per doubling. */
    private static final int SPLIT_BITS = 6;

    private final Int2LongOpenHashMap counts = new Int2LongOpenHashMap();
    private long count;
    private double sum;

    /**
     * A fitted tail.
     *
     * @param index alpha of P(X > x) ~ x^-alpha; not a number if there are too few values
     * @param determination coefficient of determination of the straight line
     */
    record Tail(double index, double determination) {}

    void record(long nanos) {
        counts.addTo(slot(nanos), 1);
        count++;
        sum += nanos;
    }

    void add(Durations other) {
        other.counts.int2LongEntrySet().forEach(each -> counts.addTo(each.getIntKey(), each.getLongValue()));
        count += other.count;
        sum += other.sum;
    }

    long count() {
        return count;
    }

    double mean() {
        return count == 0 ? Double.NaN : sum / count;
    }

    private static int slot(long value) {
        int shift = Math.max(0, Long.SIZE - Long.numberOfLeadingZeros(value) - SPLIT_BITS - 1);
        return (shift << SPLIT_BITS) + (int) (value >>> shift);
    }

    /** Returns the least value of a slot. */
    private static long least(int slot) {
        int shift = Math.max(0, (slot >>> SPLIT_BITS) - 1);
        return (long) (slot - (shift << SPLIT_BITS)) << shift;
    }

    /** Returns the fraction of the durations that are longer than each; without zeros and without the longest. */
    List<Point> complementary(double perUnit) {
        int[] slots = counts.keySet().toIntArray();
        Arrays.sort(slots);
        List<Point> points = new ArrayList<>();
        long longer = count;
        for (int slot : slots) {
            longer -= counts.get(slot);
            if (slot > 0 && longer > 0) {
                points.add(new Point(least(slot) / perUnit, (double) longer / count));
            }
        }
        return points;
    }

    /**
     * Fits a line to the complementary distribution on logarithmic axes, at steps of a tenth of a decade so that all
     * decades have equal weight.
     *
     * @param share fraction of the durations, the longest ones, that form the tail
     */
    Tail tail(double share) {
        List<Point> points = new ArrayList<>();
        for (Point point : complementary(1)) {
            if (point.y() <= share
                    && (points.isEmpty()
                            || point.x() >= 1.25 * points.get(points.size() - 1).x())) {
                points.add(point);
            }
        }
        if (points.size() < 3) {
            return new Tail(Double.NaN, Double.NaN);
        }
        Regression line = Regression.of(
                points.stream()
                        .mapToDouble(point -> StrictMath.log10(point.x()))
                        .toArray(),
                points.stream()
                        .mapToDouble(point -> StrictMath.log10(point.y()))
                        .toArray());
        return new Tail(-line.slope(), line.determination());
    }
}
