package org.spindle.reproduce;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.spindle.reproduce.Verdict.Mode;
import org.spindle.reproduce.Verdict.Status;
import org.spindle.reproduce.expectation.Expectation;
import org.spindle.reproduce.expectation.FigureException;
import org.spindle.reproduce.expectation.Judgement;
import org.spindle.reproduce.expectation.Observations;
import org.spindle.result.Metric;
import org.spindle.run.RunException;
import org.spindle.spi.trace.TraceException;
import org.spindle.sweep.RunRow;

/** Runs planned experiments, some runs at a time, and judges them. Verdicts do not depend on the number of threads. */
public final class Reproduction {

    /**
     * An experiment that is over.
     *
     * @param verdicts in order of the expectations
     */
    public record Outcome(ExperimentPlan plan, List<Verdict> verdicts) {

        public Outcome {
            verdicts = List.copyOf(verdicts);
        }
    }

    private final int threads;
    private final Runnable runDone;

    /**
     * @param threads at least 1
     * @param runDone told after each run, by the thread that made it
     */
    public Reproduction(int threads, Runnable runDone) {
        this.threads = threads;
        this.runDone = runDone;
    }

    /** The outcomes in order of the plans. What runs have measured is kept until their experiment is judged. */
    public List<Outcome> run(List<ExperimentPlan> plans) {
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            Queue<List<Future<RunRow>>> started = new ArrayDeque<>();
            plans.forEach(plan -> started.add(start(plan, executor)));
            List<Outcome> outcomes = new ArrayList<>();
            for (ExperimentPlan plan : plans) {
                List<RunRow> rows = new ArrayList<>();
                for (Future<RunRow> run : started.remove()) {
                    rows.add(finished(run));
                }
                outcomes.add(new Outcome(plan, verdicts(plan, rows)));
            }
            return outcomes;
        } finally {
            executor.shutdownNow();
        }
    }

    private List<Future<RunRow>> start(ExperimentPlan plan, ExecutorService executor) {
        List<Future<RunRow>> runs = new ArrayList<>();
        int replications = plan.experiment().extent(plan.mode()).replications();
        for (int point = 0; point < plan.points().size(); point++) {
            for (int replication = 0; replication < replications; replication++) {
                int ofPoint = point;
                int number = replication;
                runs.add(executor.submit(() -> run(plan, ofPoint, number)));
            }
        }
        return runs;
    }

    private RunRow run(ExperimentPlan plan, int point, int replication) {
        ExperimentPlan.Point at = plan.points().get(point);
        String id = plan.experiment().id() + "-p" + point + "-r" + replication;
        try {
            Laboratory.Observed result = at.trial().run(replication);
            List<Metric> metrics = result.metrics().stream()
                    .map(Reproduction::withoutHistogramAboveZero)
                    .toList();
            return new RunRow(id, point, replication, at.axes(), null, result.notes(), metrics);
        } catch (RunException | TraceException e) {
            return new RunRow(id, point, replication, at.axes(), String.valueOf(e.getMessage()), List.of(), List.of());
        } finally {
            runDone.run();
        }
    }

    /** The runs of an experiment are kept until they are judged, and expectations look at no more of a histogram than its zeros. */
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

    private static RunRow finished(Future<RunRow> run) {
        try {
            return run.get();
        } catch (ExecutionException e) {
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

    /** What the runs of a plan say to its expectations, in their order. */
    static List<Verdict> verdicts(ExperimentPlan plan, List<RunRow> runs) {
        List<Verdict> verdicts = new ArrayList<>();
        ExperimentPlan.Obstacle obstacle = plan.obstacle();
        List<RunRow> failed = runs.stream().filter(RunRow::failed).toList();
        for (Expectation expectation : plan.experiment().expectations()) {
            Expectation judged = plan.experiment().judged(expectation, plan.mode());
            if (obstacle != null) {
                verdicts.add(notJudged(plan, expectation, obstacle.status(), obstacle.reason()));
            } else if (judged == null) {
                verdicts.add(notJudged(
                        plan,
                        expectation,
                        Status.LEFT_TO_FULL,
                        plan.experiment().leftToFull(expectation, plan.mode())));
            } else if (!failed.isEmpty()) {
                String reason = failed.size() + " of " + runs.size() + " runs failed: "
                        + failed.get(0).reason();
                verdicts.add(judged(plan, expectation, new Judgement(false, "", "", reason)));
            } else {
                verdicts.add(judged(plan, expectation, judgement(judged, new Observations(runs))));
            }
        }
        return verdicts;
    }

    private static Judgement judgement(Expectation expectation, Observations observed) {
        try {
            return expectation.judge(observed);
        } catch (FigureException e) {
            return new Judgement(false, "", "", String.valueOf(e.getMessage()));
        }
    }

    private static Verdict judged(ExperimentPlan plan, Expectation expectation, Judgement judgement) {
        Experiment experiment = plan.experiment();
        String shortened =
                plan.mode() == Mode.QUICK ? experiment.extent(plan.mode()).shortens() : "";
        String reason = Stream.of(
                        judgement.reason(),
                        experiment.leftToFull(expectation, plan.mode()),
                        shortened.isEmpty() ? "" : "shortened: " + shortened)
                .filter(each -> !each.isEmpty())
                .collect(Collectors.joining("; "));
        Status status = judgement.holds() ? Status.PASS : Status.FAIL;
        boolean restMayFail = judgement.holds()
                && !experiment.leftToFull(expectation, plan.mode()).isEmpty();
        return verdict(
                plan,
                expectation,
                status,
                judgement.expected(),
                judgement.got(),
                reason,
                restMayFail ? "" : experiment.finding(expectation));
    }

    private static Verdict notJudged(ExperimentPlan plan, Expectation expectation, Status status, String reason) {
        return verdict(
                plan, expectation, status, "", "", reason, plan.experiment().finding(expectation));
    }

    private static Verdict verdict(
            ExperimentPlan plan,
            Expectation expectation,
            Status status,
            String expected,
            String got,
            String reason,
            String finding) {
        Experiment experiment = plan.experiment();
        return new Verdict(
                experiment.id(),
                expectation.target(),
                experiment.source(),
                experiment.claim(),
                status,
                expected,
                got,
                reason,
                plan.mode(),
                experiment.evidence(expectation),
                finding);
    }
}
