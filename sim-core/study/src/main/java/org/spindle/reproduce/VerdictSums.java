package org.spindle.reproduce;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.spindle.reproduce.Verdict.Status;

/**
 * Number of verdicts of each kind.
 *
 * @param pass those that hold, known to fail or not
 * @param regressed those that fail although they are expected to hold
 * @param failAsKnown those that fail and are known to fail
 * @param notRunnable those that could not be run
 * @param leftToFull those that a quick run leaves to full mode
 */
public record VerdictSums(long pass, long regressed, long failAsKnown, long notRunnable, long leftToFull) {

    /** Counts verdicts. */
    public static VerdictSums of(List<Verdict> verdicts) {
        return new VerdictSums(
                count(verdicts, each -> each.status() == Status.PASS),
                count(verdicts, Verdict::regressed),
                count(verdicts, Verdict::failsAsKnown),
                count(verdicts, each -> each.status() == Status.NOT_RUNNABLE),
                count(verdicts, each -> each.status() == Status.LEFT_TO_FULL));
    }

    /** Counts verdicts by kind of evidence; kinds without a verdict are absent. */
    public static Map<Evidence, VerdictSums> byEvidence(List<Verdict> verdicts) {
        Map<Evidence, VerdictSums> sums = new EnumMap<>(Evidence.class);
        for (Evidence evidence : Evidence.values()) {
            List<Verdict> those = verdicts.stream()
                    .filter(each -> each.evidence() == evidence)
                    .toList();
            if (!those.isEmpty()) {
                sums.put(evidence, of(those));
            }
        }
        return sums;
    }

    private static long count(List<Verdict> verdicts, Predicate<Verdict> which) {
        return verdicts.stream().filter(which).count();
    }

    /** Returns a text such as {@code 7 pass, 1 fail, 2 fail as known, 3 left to --full}; counts of zero are omitted, except for passes. */
    public String text() {
        List<String> parts = new ArrayList<>();
        parts.add(pass + " pass");
        add(parts, regressed, "fail");
        add(parts, failAsKnown, "fail as known");
        add(parts, notRunnable, "not-runnable");
        add(parts, leftToFull, "left to --full");
        return String.join(", ", parts);
    }

    private static void add(List<String> parts, long count, String what) {
        if (count > 0) {
            parts.add(count + " " + what);
        }
    }
}
