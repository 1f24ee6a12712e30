package org.spindle.sweep;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.result.Metric;

/**
 * The result of one run of a plan.
 *
 * @param id in the plan
 * @param point number of the point, from 0
 * @param replication number of the replication, from 0
 * @param axes value by path, of the axes that apply
 * @param reason why the run failed, for the user; null if it succeeded
 * @param notes facts that limit the validity of the figures
 * @param metrics with the histograms of those of the system; none if the run failed
 */
public record RunRow(
        String id,
        int point,
        int replication,
        Map<String, String> axes,
        @Nullable String reason,
        List<String> notes,
        List<Metric> metrics) {

    public RunRow {
        axes = SweepResult.inOrder(axes);
        notes = List.copyOf(notes);
        metrics = List.copyOf(metrics);
    }

    public boolean failed() {
        return reason != null;
    }
}
