package org.spindle.reports;

import java.util.List;

/**
 * The speed of Spindle at each of several commits.
 *
 * @param commits from the oldest to the newest
 * @param measures each with one value for each commit and case
 */
public record SpeedHistory(List<MeasuredCommit> commits, List<SpeedMeasure> measures) {

    public SpeedHistory {
        commits = List.copyOf(commits);
        measures = List.copyOf(measures);
        for (SpeedMeasure measure : measures) {
            for (CaseCurve curve : measure.curves()) {
                if (curve.values().size() != commits.size()) {
                    throw new IllegalArgumentException("Case %s has %d values for %d commits."
                            .formatted(curve.name(), curve.values().size(), commits.size()));
                }
            }
        }
    }

    /**
     * A commit.
     *
     * @param commit its name; empty if unknown
     * @param machine on which it was measured
     * @param scale of the runs
     */
    public record MeasuredCommit(String commit, String machine, String scale) {}

    /** A figure that is measured of each case. */
    public record SpeedMeasure(String name, String unit, List<CaseCurve> curves) {
        public SpeedMeasure {
            curves = List.copyOf(curves);
        }
    }

    /** The values of a case, one for each commit; NaN where it was not measured. */
    public record CaseCurve(String name, List<Double> values) {
        public CaseCurve {
            values = List.copyOf(values);
        }
    }
}
