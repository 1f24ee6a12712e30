package org.spindle.compare;

import org.spindle.compare.Comparison.ComparedMetric;
import org.spindle.result.Metric;

/**
 * The names of statistics in tables and conditions: {@code component/metric.class.stat}, without a component
 * that is {@value #SYSTEM} and without a class that is {@value #ALL}.
 */
public final class StatisticName {

    static final String SYSTEM = Metric.SYSTEM;
    static final String ALL = "all";

    private StatisticName() {}

    public static String of(ComparedMetric row) {
        return of(row.component(), row.requestClass(), row.name(), row.stat());
    }

    static String of(String component, String requestClass, String metric, String stat) {
        return (component.equals(SYSTEM) ? "" : component + "/") + metric
                + (requestClass.equals(ALL) ? "" : "." + requestClass) + "." + stat;
    }
}
