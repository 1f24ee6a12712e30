package org.spindle.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.spindle.reproduce.Evidence;
import org.spindle.reproduce.Experiment;
import org.spindle.reproduce.ExperimentPlan;
import org.spindle.reproduce.Reproduction.Outcome;
import org.spindle.reproduce.Verdict;
import org.spindle.reproduce.Verdict.Status;
import org.spindle.reproduce.VerdictSums;

/** Verdicts for a terminal: a heading and a table for each experiment, then the totals. */
final class VerdictTable {

    private VerdictTable() {}

    static void print(List<Outcome> outcomes, PrintWriter out) {
        for (Outcome outcome : outcomes) {
            print(outcome, out);
        }
        List<Verdict> all = outcomes.stream()
                .flatMap(outcome -> outcome.verdicts().stream())
                .toList();
        for (Verdict verdict : all) {
            if (verdict.passesUnexpectedly()) {
                out.println(verdict.id() + " " + verdict.target() + " holds although it is recorded as known to fail: "
                        + verdict.finding());
            }
        }
        Map<Evidence, VerdictSums> byEvidence = VerdictSums.byEvidence(all);
        if (!byEvidence.keySet().equals(Set.of(Evidence.UNSTATED))) {
            byEvidence.forEach((evidence, sums) -> out.println(evidence.text() + ": " + sums.text()));
        }
        out.println(VerdictSums.of(all).text());
    }

    private static void print(Outcome outcome, PrintWriter out) {
        ExperimentPlan plan = outcome.plan();
        Experiment experiment = plan.experiment();
        out.println(experiment.id() + ": " + experiment.claim());
        out.println("  " + experiment.source());
        if (plan.mode() == Verdict.Mode.QUICK && experiment.quick() != null && plan.obstacle() == null) {
            out.println("  shortened: " + experiment.quick().shortens());
        }
        ExperimentPlan.Obstacle obstacle = plan.obstacle();
        if (obstacle != null) {
            out.println("  " + (obstacle.status() == Status.LEFT_TO_FULL ? "left to --full: " : "not runnable: ")
                    + obstacle.reason());
        }
        List<String[]> rows = new ArrayList<>();
        rows.add(new String[] {"target", "expected", "got", "verdict"});
        for (Verdict verdict : outcome.verdicts()) {
            rows.add(new String[] {
                verdict.target(), verdict.expected(), verdict.got(), words(verdict, plan.obstacle() == null)
            });
        }
        printRows(rows, out);
    }

    /**
     * @param judged whether verdicts have their own reasons, not that of the experiment
     */
    private static String words(Verdict verdict, boolean judged) {
        String status = verdict.status().text();
        if (verdict.failsAsKnown()) {
            return status + " as known: " + verdict.finding();
        }
        if (verdict.passesUnexpectedly()) {
            return status + ", recorded as known to fail";
        }
        boolean explained = verdict.status() == Status.FAIL || verdict.status() == Status.LEFT_TO_FULL && judged;
        return status + (explained ? ": " + verdict.reason() : "");
    }

    private static void printRows(List<String[]> rows, PrintWriter out) {
        int[] widths = new int[3];
        for (String[] row : rows) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], row[i].length());
            }
        }
        for (String[] row : rows) {
            StringBuilder line = new StringBuilder("  ");
            for (int i = 0; i < widths.length; i++) {
                line.append(row[i])
                        .append(" ".repeat(widths[i] - row[i].length()))
                        .append(" | ");
            }
            out.println(line.append(row[3]).toString().stripTrailing());
        }
        out.println();
    }
}
