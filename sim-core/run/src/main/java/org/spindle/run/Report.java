package org.spindle.run;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.result.Metric;
import org.spindle.result.Series;
import org.spindle.stats.BatchMeans;
import org.spindle.stats.Collector;
import org.spindle.stats.ConfidenceInterval;
import org.spindle.stats.EventCounter;
import org.spindle.stats.LevelSeries;
import org.spindle.stats.MetricSet;
import org.spindle.stats.Moments;
import org.spindle.stats.Sample;
import org.spindle.stats.Tally;
import org.spindle.stats.TimeWeighted;

/** Converts collected values into reported ones: times are collected in nanoseconds and shown in milliseconds. */
final class Report {

    private static final double NANOS_PER_MILLI = 1e6;

    private Report() {}

    static Metric metric(MetricSet.Declared declared) {
        return new Metric(
                declared.component(),
                "all",
                declared.name(),
                shownUnit(declared.unit()),
                declared.doc(),
                value(declared.collector(), isTime(declared.unit())));
    }

    static boolean isTime(String unit) {
        return unit.equals("ns") || unit.equals("ms");
    }

    static String shownUnit(String unit) {
        return isTime(unit) ? "ms" : unit;
    }

    /** Returns the time series of the metrics whose averages over intervals are kept. */
    static List<Series> levelSeries(MetricSet metrics) {
        List<Series> series = new ArrayList<>();
        for (LevelSeries level : metrics.levelSeries()) {
            boolean isTime = isTime(level.unit());
            double scale = isTime ? NANOS_PER_MILLI : 1;
            List<Double> points = new ArrayList<>();
            for (double average : level.averages()) {
                points.add(average / scale);
            }
            series.add(new Series(level.component(), level.name(), shownUnit(level.unit()), level.interval(), points));
        }
        return series;
    }

    /**
     * @param means null for a class without an interval
     */
    static Metric.Distribution distribution(Tally tally, @Nullable BatchMeans means, boolean isTime) {
        double scale = isTime ? NANOS_PER_MILLI : 1;
        Moments moments = tally.moments();
        boolean empty = moments.count() == 0;
        List<Metric.Bucket> histogram = new ArrayList<>();
        tally.histogram().forEach((value, count) -> histogram.add(new Metric.Bucket(value, count)));
        return new Metric.Distribution(
                moments.count(),
                moments.mean() / scale,
                moments.standardDeviation() / scale,
                moments.squaredCoefficientOfVariation(),
                empty ? Double.NaN : moments.minimum() / scale,
                empty ? Double.NaN : moments.maximum() / scale,
                new Metric.Percentiles(
                        tally.percentile(50) / scale,
                        tally.percentile(90) / scale,
                        tally.percentile(95) / scale,
                        tally.percentile(99) / scale,
                        tally.percentile(99.9) / scale),
                means == null ? null : confidence(means.confidence(), scale),
                histogram);
    }

    private static Metric.Value value(Collector collector, boolean isTime) {
        if (collector instanceof EventCounter counter) {
            return new Metric.Count(counter.value());
        }
        if (collector instanceof Sample sample) {
            return distribution(sample.tally(), sample.batches(), isTime);
        }
        TimeWeighted level = (TimeWeighted) collector;
        double scale = isTime ? NANOS_PER_MILLI : 1;
        return new Metric.Level(level.mean() / scale, level.maximum() / scale);
    }

    private static Metric.@Nullable Confidence confidence(@Nullable ConfidenceInterval interval, double scale) {
        return interval == null
                ? null
                : new Metric.Confidence(interval.halfWidth() / scale, interval.batches(), interval.lag1());
    }
}
