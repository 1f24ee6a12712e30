package org.spindle.reproduce.expectation;

import java.util.function.ToDoubleFunction;
import org.spindle.result.Metric;
import org.spindle.sweep.Stat;

/**
 * A statistic of a metric: one that sweeps report, too, or a measure of spread.
 *
 * @param value NaN if it is not defined
 * @param number whether it is a plain number, without the metric's unit
 */
record Statistic(ToDoubleFunction<Metric.Value> value, boolean number) {

    /**
     * Returns the statistic of a name: {@code stddev}, {@code scv} (variance over squared mean), {@code count} (number of values), {@code
     * zeros} (share of values that are 0), or a {@link Stat}.
     *
     * @throws IllegalArgumentException if there is no such statistic
     */
    static Statistic labelled(String label) {
        return switch (label) {
            case "count" -> new Statistic(of -> of instanceof Metric.Distribution d ? d.count() : Double.NaN, true);
            case "stddev" -> new Statistic(of -> of instanceof Metric.Distribution d ? d.stddev() : Double.NaN, false);
            case "scv" -> new Statistic(of -> of instanceof Metric.Distribution d ? d.scv() : Double.NaN, true);
            case "zeros" -> new Statistic(of -> of instanceof Metric.Distribution d ? zeros(d) : Double.NaN, true);
            default -> new Statistic(Stat.labelled(label)::in, false);
        };
    }

    private static double zeros(Metric.Distribution values) {
        long zeros = values.histogram().stream()
                .filter(bucket -> bucket.value() == 0)
                .mapToLong(Metric.Bucket::count)
                .sum();
        return values.count() == 0 ? Double.NaN : zeros / (double) values.count();
    }

    double in(Metric.Value of) {
        return value.applyAsDouble(of);
    }

    /** Returns its unit, given the unit of the metric. */
    String unit(String ofMetric) {
        return number ? "" : ofMetric;
    }
}
