package org.spindle.sweep;

import java.util.Locale;
import java.util.Map;

/**
 * One run of a plan.
 *
 * @param id unique in the plan
 * @param spindle version of Spindle that made the plan
 * @param point number of the point, from 0
 * @param replication number of the replication, from 0; equal replications of all points draw the same random numbers
 * @param axes value by path, of the axes that apply
 * @param seed of the scenario
 * @param scenario effective scenario as YAML, paths relative to the sweep directory
 */
public record PlanEntry(
        String id, String spindle, int point, int replication, Map<String, String> axes, long seed, String scenario) {

    public PlanEntry {
        axes = SweepResult.inOrder(axes);
    }

    static String id(int point, int replication) {
        return String.format(Locale.ROOT, "p%04d-r%02d", point, replication);
    }
}
