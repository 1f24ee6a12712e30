package org.spindle.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.spindle.reproduce.Experiment;
import org.spindle.reproduce.ExperimentPlan;
import org.spindle.reproduce.Reproduction.Outcome;
import org.spindle.reproduce.Verdict;

/** Verdicts as a reader on a terminal wants them: a heading and a table for each experiment, then the sums. */
final class VerdictTable {

    private VerdictTable() {}

    static void print(List<Outcome> outcomes, PrintWriter out) {
        for (Outcome outcome : outcomes) {
            print(outcome, out);
        }
        List<Verdict> all = outcomes.stream()
                .flatMap(outcome -> outcome.verdicts().stream())
                .toList();
        List<String> sums = new ArrayList<>();
        for (Verdict.Status status : Verdict.Status.values()) {
            long count =
                    all.stream().filter(verdict -> verdict.status() == status).count();
            if (count > 0 || status == Verdict.Status.PASS) {
                sums.add(count + " " + status.text());
            }
        }
        out.println(String.join(", ", sums));
    }

    private static void print(Outcome outcome, PrintWriter out) {
        ExperimentPlan plan = outcome.plan();
        Experiment experiment = plan.experiment();
        out.println(experiment.id() + ": " + experiment.claim());
        out.println("  " + experiment.source());
        if (plan.mode() == Verdict.Mode.QUICK && experiment.quick() != null && plan.obstacle() == null) {
            out.println("  shortened: " + experiment.quick().shortens());
        }
        if (plan.obstacle() != null) {
            out.println("  not runnable: " + plan.obstacle());
        }
        List<String[]> rows = new ArrayList<>();
        rows.add(new String[] {"target", "expected", "got", "verdict"});
        for (Verdict verdict : outcome.verdicts()) {
            rows.add(new String[] {
                verdict.target(),
                verdict.expected(),
                verdict.got(),
                verdict.status().text() + (verdict.status() == Verdict.Status.FAIL ? ": " + verdict.reason() : "")
            });
        }
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
