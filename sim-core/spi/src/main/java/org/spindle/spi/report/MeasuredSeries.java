package org.spindle.spi.report;

import java.util.List;

/**
 * A quantity in successive equal intervals from time 0, warm-up included.
 *
 * @param component as of a metric
 * @param unit empty for a plain number
 * @param intervalNs nanoseconds per interval
 * @param points not a number where an interval has no value
 */
public record MeasuredSeries(String component, String name, String unit, long intervalNs, List<Double> points) {

    public MeasuredSeries {
        points = List.copyOf(points);
    }
}
