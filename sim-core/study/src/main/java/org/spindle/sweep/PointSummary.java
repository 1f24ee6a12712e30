package org.spindle.sweep;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.result.Metric;
import org.spindle.sweep.SweepResult.Point;
import org.spindle.sweep.SweepResult.PointMetric;

/** Turns the runs of one point into its figures. */
final class PointSummary {

    private record Figure(String component, String requestClass, String name, String unit, Stat stat) {}

    private record Pooled(String component, String requestClass, String name) {

        static Pooled of(Metric metric) {
            return new Pooled(metric.component(), metric.requestClass(), metric.name());
        }
    }

    private final Map<Figure, Replicates> figures = new LinkedHashMap<>();
    private final Map<Pooled, PercentilePool> pools = new HashMap<>();
    private final Map<String, Integer> notes = new LinkedHashMap<>();
    private int failed;

    private PointSummary() {}

    /**
     * @param runs all runs of the point, at least one, by rising replication
     */
    static Point of(List<RunRow> runs) {
        PointSummary summary = new PointSummary();
        runs.forEach(summary::add);
        RunRow first = runs.get(0);
        return new Point(
                first.point(),
                first.axes(),
                runs.size(),
                summary.failed,
                summary.notes(runs.size()),
                summary.metrics());
    }

    private void add(RunRow run) {
        if (run.failed()) {
            failed++;
            return;
        }
        run.notes().stream().distinct().forEach(note -> notes.merge(note, 1, Integer::sum));
        for (Metric metric : run.metrics()) {
            for (Stat stat : Stat.of(metric.value())) {
                Figure figure =
                        new Figure(metric.component(), metric.requestClass(), metric.name(), metric.unit(), stat);
                figures.computeIfAbsent(figure, absent -> new Replicates()).add(stat.in(metric.value()));
            }
            if (metric.value() instanceof Metric.Distribution distribution) {
                pools.computeIfAbsent(Pooled.of(metric), absent -> new PercentilePool(metric.unit()))
                        .add(distribution);
            }
        }
    }

    private double pooled(Figure figure) {
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
