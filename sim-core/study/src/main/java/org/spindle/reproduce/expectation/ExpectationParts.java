package org.spindle.reproduce.expectation;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.spindle.spi.config.Problems;

/** The parts of an expectation that consists of others. */
final class ExpectationParts {

    private ExpectationParts() {}

    /** Reports that there are fewer than two, that two have one target, and contradictions to the axes. */
    static void check(List<Expectation> parts, Grid grid, Problems problems) {
        if (parts.size() < 2) {
            problems.report("parts", parts.size() + " parts are too few", "at least two");
        }
        Set<String> targets = new HashSet<>();
        for (int i = 0; i < parts.size(); i++) {
            String place = "parts[" + i + "]";
            if (!targets.add(parts.get(i).target())) {
                problems.report(
                        place + ".target",
                        "two parts have the target '" + parts.get(i).target() + "'",
                        "a different one");
            }
            parts.get(i)
                    .check(
                            grid,
                            (key, problem, remedy) ->
                                    problems.report(key.isEmpty() ? place : place + "." + key, problem, remedy));
        }
    }

    /** Judges parts of which at least a number have to hold. */
    static Judgement judge(List<Expectation> parts, int least, Observations observed) {
        List<Judgement> judged =
                parts.stream().map(part -> part.judge(observed)).toList();
        StringBuilder expected = new StringBuilder(least == 1 ? "one of " : "at least " + least + " of ");
        StringBuilder got = new StringBuilder();
        for (int i = 0; i < judged.size(); i++) {
            String separator = i == 0 ? "" : "; ";
            String label = separator + parts.get(i).target() + ": ";
            expected.append(label).append(judged.get(i).expected());
            got.append(label).append(judged.get(i).got());
        }
        long held = judged.stream().filter(Judgement::holds).count();
        String all = parts.stream().map(Expectation::target).collect(Collectors.joining(", "));
        String reason = held == 0 ? "none of " + all + " holds" : held + " of " + all + " hold";
        return Judgement.of(held >= least, expected.toString(), got.toString(), reason);
    }
}
