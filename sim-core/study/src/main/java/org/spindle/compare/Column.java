package org.spindle.compare;

import org.spindle.result.Metric;
import org.spindle.sweep.RankedMetric;
import org.spindle.sweep.Stat;

/**
 * One statistic of one metric.
 *
 * @param requestClass {@code all}, {@code read}, ...
 */
record Column(String component, String requestClass, String name, String unit, Stat stat) {

    static Column of(Metric metric, Stat stat) {
        return new Column(metric.component(), metric.requestClass(), metric.name(), metric.unit(), stat);
    }

    boolean isElapsedTimeOfTasks() {
        return RankedMetric.ELAPSED_TIME.is(component, requestClass, name);
    }

    /** Returns its name as conditions spell it. */
    @Override
    public String toString() {
        return StatisticName.of(component, requestClass, name, stat.label());
    }
}
