package org.spindle.reports.html;

import org.spindle.result.RunResult;

/** The most suitable unit for a span of simulated time. */
record TimeAxis(String unit, double nanoseconds) {

    /** Returns the axis for all charts of a run, the same so that they can be compared. */
    static TimeAxis of(RunResult result) {
        return of(result.series().stream()
                .mapToDouble(each -> (double) each.intervalNs() * each.points().size())
                .max()
                .orElse(result.run().simulatedNs()));
    }

    static TimeAxis of(double spanNs) {
        if (spanNs >= 2 * 3600e9) {
            return new TimeAxis("h", 3600e9);
        }
        if (spanNs >= 300e9) {
            return new TimeAxis("min", 60e9);
        }
        return spanNs >= 1e9 ? new TimeAxis("s", 1e9) : new TimeAxis("ms", 1e6);
    }

    ChartSpec.ChartAxis axis() {
        return ChartSpec.ChartAxis.linear("simulated time", unit);
    }
}
