package org.spindle.sweep;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The result of a sweep.
 *
 * @param spindle version of Spindle that made it
 * @param name of the scenario
 * @param description of the scenario
 * @param replications runs per point
 * @param points in the order of the plan, the last axis changing fastest
 * @param failures runs that failed, in the order of the plan
 */
public record SweepResult(
        String spindle,
        String name,
        String description,
        List<VariedKey> axes,
        int replications,
        List<Point> points,
        List<Failure> failures) {

    public SweepResult {
        axes = List.copyOf(axes);
        points = List.copyOf(points);
        failures = List.copyOf(failures);
    }

    /**
     * A varied key.
     *
     * @param path of the key in the scenario
     * @param values as written, in the order given
     */
    public record VariedKey(String path, List<String> values) {

        public VariedKey {
            values = List.copyOf(values);
        }
    }

    /**
     * One combination of values.
     *
     * @param point number, from 0
     * @param axes value by path, in the order of the axes; a conditional axis that does not apply here is absent
     * @param runs planned
     * @param failed number of runs that failed
     * @param notes facts that limit the validity of the figures
     * @param metrics in the order of the runs' metrics; figures that no run defines are absent
     */
    public record Point(
            int point, Map<String, String> axes, int runs, int failed, List<String> notes, List<PointMetric> metrics) {

        public Point {
            axes = inOrder(axes);
            notes = List.copyOf(notes);
            metrics = List.copyOf(metrics);
        }
    }

    /**
     * One figure of a metric over the replications of a point.
     *
     * @param unit of mean, half width and standard deviation
     * @param mean over the runs that define the figure
     * @param halfWidth of the 95 % confidence interval of the mean by Student's t; NaN for fewer than two runs
     * @param stddev sample standard deviation; NaN for fewer than two runs
     * @param n runs that define the figure, at least 1
     * @param pooled for percentiles of the system's metrics, the percentile of the pooled values of all runs, to three significant digits;
     *     NaN for other figures. It differs from the mean of the runs' percentiles
     */
    public record PointMetric(
            String component,
            String requestClass,
            String name,
            String unit,
            Stat stat,
            double mean,
            double halfWidth,
            double stddev,
            int n,
            double pooled) {

        /** Creates a figure that is not pooled. */
        public PointMetric(
                String component,
                String requestClass,
                String name,
                String unit,
                Stat stat,
                double mean,
                double halfWidth,
                double stddev,
                int n) {
            this(component, requestClass, name, unit, stat, mean, halfWidth, stddev, n, Double.NaN);
        }
    }

    /**
     * A run that failed.
     *
     * @param id in the plan
     * @param reason for the user
     */
    public record Failure(String id, Map<String, String> axes, String reason) {

        public Failure {
            axes = inOrder(axes);
        }
    }

    static Map<String, String> inOrder(Map<String, String> axes) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(axes));
    }
}
