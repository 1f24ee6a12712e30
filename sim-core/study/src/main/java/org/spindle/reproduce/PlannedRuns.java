package org.spindle.reproduce;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;
import org.spindle.reproduce.TrialFactory.Observed;
import org.spindle.result.Metric;
import org.spindle.run.RunException;
import org.spindle.spi.trace.TraceException;
import org.spindle.sweep.RunRow;

/** The runs that experiments need. Runs with equal trials and replications are made once. */
final class PlannedRuns {

    /** Key of a run: runs with equal keys yield equal observations. */
    private record RunKey(String trial, int replication) {}

    /** One run of an experiment. */
    static final class Planned {

        private final ExperimentPlan plan;
        private final int point;
        private final int replication;
        private final FutureTask<Observed> observed;

        private Planned(ExperimentPlan plan, int point, int replication, FutureTask<Observed> observed) {
            this.plan = plan;
            this.point = point;
            this.replication = replication;
            this.observed = observed;
        }

        /** Returns the observations of the run; waits until it has finished. */
        RunRow finished() {
            try {
                Observed result = observed.get();
                return row(null, result.notes(), result.metrics());
            } catch (ExecutionException e) {
                if (e.getCause() instanceof RunException || e.getCause() instanceof TraceException) {
                    return row(String.valueOf(e.getCause().getMessage()), List.of(), List.of());
                }
                if (e.getCause() instanceof RuntimeException fault) {
                    throw fault;
                }
                if (e.getCause() instanceof Error fault) {
                    throw fault;
                }
                throw new IllegalStateException(e.getCause());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new RunException("interrupted", e);
            }
        }

        private RunRow row(@Nullable String reason, List<String> notes, List<Metric> metrics) {
            String id = plan.experiment().id() + "-p" + point + "-r" + replication;
            Map<String, String> axes = plan.points().get(point).axes();
            return new RunRow(id, point, replication, axes, reason, notes, metrics);
        }
    }

    private final RunListener watch;
    private final Map<RunKey, FutureTask<Observed>> shared = new HashMap<>();
    private final List<FutureTask<Observed>> toStart = new ArrayList<>();
    private int wanted;

    PlannedRuns(RunListener watch) {
        this.watch = watch;
    }

    /** Returns the runs of an experiment, in the order of its points and replications. */
    List<Planned> of(ExperimentPlan plan) {
        List<Planned> runs = new ArrayList<>();
        int replications = plan.experiment().extent(plan.mode()).replications();
        for (int point = 0; point < plan.points().size(); point++) {
            for (int replication = 0; replication < replications; replication++) {
                runs.add(new Planned(plan, point, replication, task(plan, point, replication)));
            }
        }
        wanted += runs.size();
        return runs;
    }

    private FutureTask<Observed> task(ExperimentPlan plan, int point, int replication) {
        TrialFactory.Trial trial = plan.points().get(point).trial();
        String identity = trial.identity();
        if (identity == null) {
            return newTask(plan, trial, replication);
        }
        return shared.computeIfAbsent(new RunKey(identity, replication), same -> newTask(plan, trial, replication));
    }

    private FutureTask<Observed> newTask(ExperimentPlan plan, TrialFactory.Trial trial, int replication) {
        FutureTask<Observed> task = new FutureTask<>(() -> observe(plan.experiment(), trial, replication));
        toStart.add(task);
        return task;
    }

    private Observed observe(Experiment experiment, TrialFactory.Trial trial, int replication) {
        Runnable over = watch.began(experiment);
        try {
            Observed result = trial.run(replication);
            return new Observed(
                    result.notes(),
                    result.metrics().stream()
                            .map(PlannedRuns::withoutHistogramAboveZero)
                            .toList());
        } finally {
            over.run();
        }
    }

    /** Starts each run once, and drops the references to them. */
    void startAll(Executor executor) {
        watch.planned(toStart.size(), wanted);
        toStart.forEach(executor::execute);
        toStart.clear();
        shared.clear();
    }

    /**
     * Removes the buckets above zero of a histogram: runs stay in memory until they are judged, and expectations read only the zero bucket.
     */
    private static Metric withoutHistogramAboveZero(Metric metric) {
        if (!(metric.value() instanceof Metric.Distribution d)) {
            return metric;
        }
        List<Metric.Bucket> zeros =
                d.histogram().stream().filter(bucket -> bucket.value() == 0).toList();
        Metric.Distribution bare = new Metric.Distribution(
                d.count(), d.mean(), d.stddev(), d.scv(), d.min(), d.max(), d.percentiles(), d.ci95(), zeros);
        return new Metric(metric.component(), metric.requestClass(), metric.name(), metric.unit(), metric.doc(), bare);
    }
}
