package org.spindle.compare;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.spindle.compare.Comparison.SubjectKind;
import org.spindle.sweep.SweepResult.VariedKey;

/**
 * A run or a sweep in the form in which it is compared.
 *
 * @param path as the user named it
 * @param axes empty for a run
 * @param replications runs per point, 1 for a run
 * @param seeds of the runs by {@code point/replication}, empty if unknown
 * @param notes facts that limit the validity of the figures
 * @param points in the order of the plan
 */
record ComparedResult(
        String path,
        SubjectKind kind,
        List<VariedKey> axes,
        int replications,
        Map<String, Long> seeds,
        List<String> notes,
        List<PointSamples> points) {

    ComparedResult {
        axes = List.copyOf(axes);
        seeds = Map.copyOf(seeds);
        notes = List.copyOf(notes);
        points = List.copyOf(points);
    }

    /** Returns whether each run has a counterpart that drew the same random numbers. */
    boolean pairsWith(ComparedResult other) {
        return kind == SubjectKind.SWEEP
                && other.kind == SubjectKind.SWEEP
                && replications > 1
                && axes.equals(other.axes)
                && replications == other.replications
                && !seeds.isEmpty()
                && seeds.equals(other.seeds);
    }

    Map<Map<String, String>, PointSamples> byAxes() {
        Map<Map<String, String>, PointSamples> byAxes = new LinkedHashMap<>();
        points.forEach(point -> byAxes.put(point.axes(), point));
        return Collections.unmodifiableMap(byAxes);
    }

    /** Returns the columns of all points, in order of their first occurrence. */
    Set<Column> columns() {
        Set<Column> columns = new LinkedHashSet<>();
        points.forEach(point -> columns.addAll(point.columns()));
        return columns;
    }
}
