package org.spindle.workload.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.spindle.spi.config.Time;

/**
 * A figure of a trace and of its model.
 *
 * @param figure what it is, with its unit
 * @param trace its value in the trace
 * @param model its value in what the model generates
 * @param bound how far they may differ, as a fraction of the trace's value; infinite if that does not matter
 */
public record ModelFidelity(String figure, double trace, double model, double bound) {

    private static final double TENTH = 0.1;

    /** All figures that a model is compared by. */
    static List<ModelFidelity> of(TraceProfile trace, TraceProfile model) {
        List<ModelFidelity> rows = new ArrayList<>();
        add(rows, "requests per second", trace, model, TENTH, TraceProfile::rate);
        for (int i = 0; i < TraceProfile.WINDOWS.size(); i++) {
            int scale = i;
            String window = Time.ofNanos(Math.rint(trace.window(i))).toString();
            add(rows, "variance of requests in " + window, trace, model, TENTH, each -> each.variance(scale));
        }
        add(rows, "fraction of reads", trace, model, TENTH, TraceProfile::reads);
        add(rows, "mean size, B", trace, model, TENTH, TraceProfile::meanSize);
        for (double quantile : new double[] {0.25, 0.5, 0.75, 0.9, 0.99}) {
            String name = "size not exceeded by " + Math.round(100 * quantile) + " %, B";
            add(rows, name, trace, model, TENTH, each -> each.sizeQuantile(quantile));
        }
        for (int i = 0; i < TraceProfile.CACHES.size(); i++) {
            int cache = i;
            String name = "LRU miss ratio, " + TraceProfile.CACHES.get(i) + " blocks";
            add(rows, name, trace, model, TENTH, each -> each.missRatio(cache));
        }
        add(rows, "blocks accessed first, fraction", trace, model, TENTH, TraceProfile::coldRatio);
        add(rows, "sequential, fraction", trace, model, Double.POSITIVE_INFINITY, TraceProfile::sequential);
        add(rows, "busiest device, fraction", trace, model, Double.POSITIVE_INFINITY, TraceProfile::busiestShare);
        return rows;
    }

    private static void add(
            List<ModelFidelity> rows,
            String name,
            TraceProfile trace,
            TraceProfile model,
            double bound,
            ToDoubleFunction<TraceProfile> figure) {
        rows.add(new ModelFidelity(name, figure.applyAsDouble(trace), figure.applyAsDouble(model), bound));
    }

    /** The largest difference of those that matter. */
    static double worst(List<ModelFidelity> rows) {
        return rows.stream()
                .filter(row -> row.bound < Double.POSITIVE_INFINITY)
                .mapToDouble(row -> Math.abs(row.difference()))
                .max()
                .orElse(0);
    }

    /** The model's value less the trace's, as a fraction of the trace's; 0 if both are 0. */
    public double difference() {
        return trace == model ? 0 : (model - trace) / Math.abs(trace);
    }

    /** Whether the model is as close as it should be. */
    public boolean isClose() {
        return Math.abs(difference()) <= bound;
    }
}
