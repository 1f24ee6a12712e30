package org.spindle.reproduce;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.spindle.reproduce.Verdict.Mode;
import org.spindle.reproduce.Verdict.Status;
import org.spindle.reproduce.expectation.Expectation;
import org.spindle.reproduce.expectation.FigureException;
import org.spindle.reproduce.expectation.Judgement;
import org.spindle.reproduce.expectation.Observations;
import org.spindle.sweep.RunRow;

/** Runs planned experiments, several runs at a time, and judges them. Verdicts do not depend on the number of threads. */
public final class Reproduction {

    /**
     * The outcome of an experiment.
     *
     * @param verdicts in order of the expectations
     */
    public record Outcome(ExperimentPlan plan, List<Verdict> verdicts) {

        public Outcome {
            verdicts = List.copyOf(verdicts);
        }
    }

    private final int threads;
    private final RunListener watch;

    /**
     * @param threads at least 1
     * @param watch notified of each run
     */
    public Reproduction(int threads, RunListener watch) {
        this.threads = threads;
        this.watch = watch;
    }

    /**
     * Returns the outcomes in the order of the plans. Equal runs are made once, at the place of the first experiment that needs them.
     * Observations stay in memory until the last of their experiments is judged.
     */
    public List<Outcome> run(List<ExperimentPlan> plans) {
        PlannedRuns runs = new PlannedRuns(watch);
        Queue<List<PlannedRuns.Planned>> planned = new ArrayDeque<>();
        plans.forEach(plan -> planned.add(runs.of(plan)));
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            runs.startAll(executor);
            List<Outcome> outcomes = new ArrayList<>();
            for (ExperimentPlan plan : plans) {
                List<RunRow> rows = new ArrayList<>();
                for (PlannedRuns.Planned run : planned.remove()) {
                    rows.add(run.finished());
                }
                outcomes.add(new Outcome(plan, verdicts(plan, rows)));
            }
            return outcomes;
        } finally {
            executor.shutdownNow();
        }
    }

    /** Returns the verdicts on the expectations of a plan, in their order. */
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
                experiment.tolerance(expectation),
                finding);
    }
}
