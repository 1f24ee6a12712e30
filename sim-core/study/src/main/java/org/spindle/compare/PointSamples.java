package org.spindle.compare;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.spindle.result.Metric;
import org.spindle.result.RunResult;
import org.spindle.stats.inference.BatchIndependence;
import org.spindle.stats.inference.MeanEstimate;
import org.spindle.sweep.Stat;

/** The measurements of the runs of one subject at one point. */
final class PointSamples {

    /** Correlated batches are reported when the correlation has at most this probability by chance. */
    private static final double CORRELATED = 0.01;

    private final Map<String, String> axes;
    private final int replications;
    private final Map<Column, double[]> values = new LinkedHashMap<>();
    private final Map<Column, Metric.Confidence> confidences = new LinkedHashMap<>();
    private int growing;

    /**
     * @param axes values of the axes in their order
     * @param replications number of runs planned, at least 1
     */
    PointSamples(Map<String, String> axes, int replications) {
        this.axes = axes;
        this.replications = replications;
    }

    /** Adds the measurements of a completed run. */
    void add(int replication, List<Metric> metrics, List<String> notes) {
        if (notes.stream().anyMatch(note -> note.startsWith(RunResult.QUEUE_GROWING))) {
            growing++;
        }
        for (Metric metric : metrics) {
            for (Stat stat : Stat.of(metric.value())) {
                Column column = Column.of(metric, stat);
                values.computeIfAbsent(column, absent -> undefined())[replication] = stat.in(metric.value());
            }
            if (replications == 1
                    && metric.value() instanceof Metric.Distribution distribution
                    && distribution.ci95() != null) {
                confidences.put(Column.of(metric, Stat.MEAN), distribution.ci95());
            }
        }
    }

    Map<String, String> axes() {
        return axes;
    }

    Set<Column> columns() {
        return Collections.unmodifiableSet(values.keySet());
    }

    /** Returns the mean over the runs that define the figure; NaN if none does. */
    double mean(Column column) {
        double[] defined = defined(column);
        return defined.length > 1 ? MeanEstimate.of(defined).mean() : defined.length == 1 ? defined[0] : Double.NaN;
    }

    /** Returns the estimate from the replications, or from the batch means of a single run; null if there is no interval. */
    @Nullable
    MeanEstimate estimate(Column column) {
        double[] defined = defined(column);
        if (defined.length > 1) {
            return MeanEstimate.of(defined);
        }
        Metric.Confidence confidence = confidences.get(column);
        return defined.length == 1 && confidence != null && Double.isFinite(confidence.halfWidth())
                ? MeanEstimate.ofBatchMeans(defined[0], confidence.halfWidth(), confidence.batches())
                : null;
    }

    /** Returns the basis of {@link #estimate}, as text. */
    String basis(Column column) {
        Metric.Confidence confidence = confidences.get(column);
        return confidence == null ? defined(column).length + " replications" : confidence.batches() + " batch means";
    }

    /** Returns the paired differences, this minus the other, over the replications that both have; null if these are fewer than two. */
    @Nullable
    Pairs pairs(Column column, PointSamples other) {
        double[] mine = values.getOrDefault(column, undefined());
        double[] theirs = other.values.getOrDefault(column, undefined());
        double[] first = new double[replications];
        double[] second = new double[replications];
        int n = 0;
        for (int i = 0; i < replications; i++) {
            if (Double.isFinite(mine[i]) && Double.isFinite(theirs[i])) {
                first[n] = mine[i];
                second[n++] = theirs[i];
            }
        }
        return n < 2 ? null : new Pairs(MeanEstimate.ofPairs(Arrays.copyOf(first, n), Arrays.copyOf(second, n)), n);
    }

    /**
     * A difference over pairs.
     *
     * @param count number of pairs
     */
    record Pairs(MeanEstimate difference, int count) {}

    /** Returns the reasons to distrust the figure or its interval; empty if there are none. */
    List<String> cautions(Column column) {
        List<String> cautions = new java.util.ArrayList<>();
        if (growing > 0) {
            cautions.add(RunResult.QUEUE_GROWING
                    + (replications == 1 ? "" : " in " + growing + " of " + replications + " runs"));
        }
        int defined = defined(column).length;
        if (defined < replications) {
            cautions.add(
                    replications == 1
                            ? "no value"
                            : "no value in " + (replications - defined) + " of " + replications + " runs");
        }
        Metric.Confidence confidence = confidences.get(column);
        if (confidence != null && BatchIndependence.lag1(confidence.lag1(), confidence.batches()) < CORRELATED) {
            cautions.add("batch means are correlated: the interval is too narrow");
        }
        return cautions;
    }

    private double[] defined(Column column) {
        return Arrays.stream(values.getOrDefault(column, undefined()))
                .filter(Double::isFinite)
                .toArray();
    }

    private double[] undefined() {
        double[] none = new double[replications];
        Arrays.fill(none, Double.NaN);
        return none;
    }
}
