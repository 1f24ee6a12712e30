package org.spindle.reports.result;

import java.util.List;

/**
 * A quantity over simulated time.
 *
 * @param intervalNs width of one point, in simulated nanoseconds, above 0
 * @param points one per interval from time zero; not a number where nothing was measured
 */
public record Series(String component, String name, String unit, double intervalNs, List<Double> points) {}
