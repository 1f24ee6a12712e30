package org.spindle.result;

import java.util.List;

/**
 * A quantity in successive equal intervals from time 0, warm-up included.
 *
 * @param intervalNs nanoseconds per interval
 * @param points NaN where an interval has no value
 */
public record Series(String component, String name, String unit, long intervalNs, List<Double> points) {

    public Series {
        points = List.copyOf(points);
    }
}
