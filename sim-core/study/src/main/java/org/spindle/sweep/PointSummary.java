package org.spindle.sweep;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.result.Metric;
import org.spindle.sweep.SweepResult.Point;
import org.spindle.sweep.SweepResult.PointMetric;

/** Computes the figures of one point from its runs. */
final class PointSummary {

    private record FigureKey(String component, String requestClass, String name, String unit, Stat stat) {}

    private record Pooled(String component, String requestClass, String name) {

        static Pooled of(Metric metric) {
            return new Pooled(metric.component(), metric.requestClass(), metric.name());
        }
    }

    private final Map<FigureKey, Replicates> figures = new LinkedHashMap<>();
    private final Map<Pooled, PercentilePool> pools = new HashMap<>();
    private final Map<String, Integer> notes = new LinkedHashMap<>();
    private @Nullable RunRow first;
    private int runs;
    private int failed;

    /** Returns the point; called after all of its runs were added. */
    Point point() {
        RunRow run = requireNonNull(first, "a point has a run");
        return new Point(run.point(), run.axes(), runs, failed, notes(runs), metrics());
    }

    /** Adds a run of the point, by rising replication. */
    void add(RunRow run) {
        first = first == null ? run : first;
        runs++;
        if (run.failed()) {
            failed++;
            return;
        }
        run.notes().stream().distinct().forEach(note -> notes.merge(note, 1, Integer::sum));
        for (Metric metric : run.metrics()) {
            for (Stat stat : Stat.of(metric.value())) {
                FigureKey figure =
                        new FigureKey(metric.component(), metric.requestClass(), metric.name(), metric.unit(), stat);
                figures.computeIfAbsent(figure, absent -> new Replicates()).add(stat.in(metric.value()));
            }
            if (metric.value() instanceof Metric.Distribution distribution) {
                pools.computeIfAbsent(Pooled.of(metric), absent -> new PercentilePool(metric.unit()))
                        .add(distribution);
            }
        }
    }

    private double pooled(FigureKey figure) {
        PercentilePool pool = pools.get(new Pooled(figure.component(), figure.requestClass(), figure.name()));
        return pool == null ? Double.NaN : pool.percentile(figure.stat().percent());
    }

    private List<String> notes(int runs) {
        List<String> texts = new ArrayList<>();
        notes.forEach(
                (note, count) -> texts.add(count == runs ? note : note + " (" + count + " of " + runs + " runs)"));
        return texts;
    }

    private List<PointMetric> metrics() {
        List<PointMetric> metrics = new ArrayList<>();
        figures.forEach((figure, values) -> {
            if (values.n() > 0) {
                metrics.add(new PointMetric(
                        figure.component(),
                        figure.requestClass(),
                        figure.name(),
                        figure.unit(),
                        figure.stat(),
                        values.mean(),
                        values.halfWidth(),
                        values.stddev(),
                        values.n(),
                        pooled(figure)));
            }
        });
        return metrics;
    }
}
